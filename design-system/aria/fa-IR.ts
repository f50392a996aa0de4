/**
 * Persian messages for React Aria: one table for each of its `intlStrings` modules that our components reach, with the
 * keys of its English one. `tools/react-aria-persian.ts` adds them to the bundled languages. Nouns stay singular after
 * a number, so there are no plural forms; the formatter writes numbers in Persian digits.
 */

/** The part of React Aria's `LocalizedStringFormatter` that a message may use. React Aria types no placeholder. */
type Formatter = {
  number: (value: unknown) => string;
  select: (options: Readonly<Record<string, string | (() => string)>>, value: unknown) => string;
};
type Placeholders = Readonly<Record<string, unknown>>;
export type Dictionary = Readonly<Record<string, string | ((args: Placeholders, formatter: Formatter) => string)>>;

export const autocomplete: Dictionary = { collectionLabel: "پیشنهادها" };

export const combobox: Dictionary = {
  focusAnnouncement: (args, formatter) => {
    const group = formatter.select(
      { true: () => `گروه ${args.groupTitle}، ${formatter.number(args.groupCount)} گزینه. `, other: "" },
      args.isGroupChange,
    );
    return `${group}${args.optionText}${formatter.select({ true: "، انتخاب‌شده", other: "" }, args.isSelected)}`;
  },
  countAnnouncement: (args, formatter) => `${formatter.number(args.optionCount)} گزینه پیدا شد.`,
  selectedAnnouncement: (args) => `${args.optionText}، انتخاب شد`,
  buttonLabel: "نمایش پیشنهادها",
  listboxLabel: "پیشنهادها",
};

export const menu: Dictionary = {
  longPressMessage: "برای باز کردن فهرست، انگشت خود را نگه دارید یا کلیدهای Alt + ArrowDown را بزنید",
};

export const overlays: Dictionary = { dismiss: "بستن" };
