import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Sheet } from "#design-system/components/Sheet/Sheet.tsx";
import * as field from "#design-system/components/StayPicker/StayPicker.css.ts";
import * as styles from "./OccupancyPicker.css.ts";

/** A question about the whole party, below its picker in the sheet. */
export type PartyQuestion = {
  control: ReactNode;
  /** The question as a native field, where scripts never run. */
  withoutScripts: ReactNode;
  /** The answer in words; null where it is the usual one. */
  summary: string | null;
  /** Values that the form sends, by name. */
  sent: Readonly<Record<string, string>>;
};

/** Values that a form sends, by name. */
export const SentValues = ({ sent }: { sent: Readonly<Record<string, string>> }) =>
  Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** A question of a party before scripts run: its answer as it stands, and a native field where scripts never run. */
export const NativeQuestion = ({ sent, withoutScripts }: Pick<PartyQuestion, "sent" | "withoutScripts">) => (
  <>
    <noscript>{withoutScripts}</noscript>
    <SentValues sent={sent} />
  </>
);

export type PartyFieldProps = {
  label: string;
  /** The choice in words. */
  summary: string;
  /** Values that the form sends, by name. */
  sent: Readonly<Record<string, string>>;
  /** Reason why the search cannot be made with this choice; null without one. */
  fault: string | null;
  /** The visitor tried to continue with the form: the fault is shown. */
  isTried?: boolean;
  words: Readonly<Record<"title" | "close" | "done", string>>;
  /** Asked below the picker. */
  question?: PartyQuestion | undefined;
  /** The picker; `isTried` when the visitor tried to go on with it. */
  children: (isTried: boolean) => ReactNode;
};

/** The sheet, and whether the fault of the choice is shown yet. */
function useGoingOn(hasFault: boolean) {
  const [isOpen, setOpen] = useState(false);
  // An address may prefill the form with an invalid party.
  const [hasGoneOn, setGoneOn] = useState(hasFault);
  const picker = useRef<HTMLDivElement>(null);

  function close(): void {
    setGoneOn(true);
    setOpen(false);
  }

  /** Continues with the choice; missing values are reported, and the first of them is focused. */
  function goOn(): void {
    if (!hasFault) {
      close();
      return;
    }
    setGoneOn(true);
    const missing = [...(picker.current?.querySelectorAll("select") ?? [])].find((select) => select.value === "");
    missing?.focus();
  }

  return { isOpen, open: () => setOpen(true), close, goOn, hasGoneOn, picker };
}

/** Form field for who travels, of any product: a button with the choice in words, and its picker in a sheet. */
export function PartyField({
  label,
  summary,
  sent,
  fault,
  isTried = false,
  words,
  question,
  children,
}: PartyFieldProps) {
  const labelId = useId();
  const { isOpen, open, close, goOn, hasGoneOn, picker } = useGoingOn(fault !== null);
  const isShown = fault !== null && (isTried || hasGoneOn);
  return (
    <div className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        className={field.control}
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-invalid={isShown || undefined}
        aria-describedby={isShown ? `${labelId}-error` : undefined}
        onClick={open}
      >
        <span id={`${labelId}-value`}>{question?.summary ? `${summary} · ${question.summary}` : summary}</span>
        <Icon name="people" />
      </button>
      <SentValues sent={{ ...sent, ...question?.sent }} />
      {isShown && (
        <span id={`${labelId}-error`} className={field.error}>
          {fault}
        </span>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        footer={
          <Button look="secondary" isFullWidth onClick={goOn}>
            {words.done}
          </Button>
        }
      >
        <div ref={picker}>{children(isTried || hasGoneOn)}</div>
        {question && <div className={styles.question}>{question.control}</div>}
      </Sheet>
    </div>
  );
}
