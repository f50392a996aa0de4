import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { InputContext } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { useSlottedContext } from "react-aria-components/slots";
import { AriaLocale, useSurroundings } from "#design-system/aria/AriaLocale.tsx";
import { useLayer } from "#design-system/aria/layer.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./Combobox.css.ts";
import type { ComboboxOption } from "./Combobox.tsx";

/** State of the list for the ARIA attributes of its text field. */
export type ListFacts = { isOpen: boolean; listId: string | undefined; activeId: string | undefined };

/** Events that the text field forwards to the list. */
export type ListKeys = {
  focus: () => void;
  blur: (event: FocusEvent) => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
};

export type ComboboxAriaProps = {
  label: string;
  text: string;
  /** Null without a message: too little was typed, or an option was chosen. */
  options: readonly ComboboxOption[] | null;
  /** Shown when there are no options. */
  note: string;
  /** The existing text field, which keeps its text, caret and focus. */
  field: HTMLInputElement;
  onFacts: (facts: ListFacts) => void;
  onChoose: (option: ComboboxOption) => void;
  ref: Ref<ListKeys>;
};

type BridgeProps = Pick<ComboboxAriaProps, "options" | "field" | "onFacts" | "ref">;

/** Passes the existing text field to React Aria instead of its own, so that no element is replaced during use. */
function Bridge({ options, field, onFacts, ref }: BridgeProps) {
  const state = useContext(ComboBoxStateContext);
  const input = useSlottedContext(InputContext);
  const inputRef = input?.ref;
  const isOpen = state?.isOpen ?? false;
  const listId = input?.["aria-controls"];
  const activeId = input?.["aria-activedescendant"];

  useLayoutEffect(() => {
    if (inputRef && typeof inputRef === "object") inputRef.current = field;
  }, [inputRef, field]);
  useLayoutEffect(() => onFacts({ isOpen, listId, activeId }), [isOpen, listId, activeId, onFacts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list opens for an answer, not for a change of React Aria's state.
  useEffect(() => {
    if (options === null) state?.close();
    else if (document.activeElement === field) {
      state?.setFocused(true);
      state?.open(null, "manual");
    }
  }, [options]);

  useImperativeHandle(ref, () => ({
    focus: () => state?.setFocused(true),
    blur: ({ relatedTarget }) => {
      if (!listId || !document.getElementById(listId)?.contains(relatedTarget)) state?.setFocused(false);
    },
    press: (event) => {
      const isWalking = event.key === "ArrowDown" || event.key === "ArrowUp";
      if (isWalking && options === null) return;
      // Without an active option, Enter submits the form: it searches for the typed text.
      if (event.key === "Enter" && activeId === undefined) return state?.close();
      input?.onKeyDown?.(event);
    },
  }));
  return null;
}

/**
 * The list under the field. A scroll does not close it, as React Aria's popover would: an arrow key scrolls a partly
 * hidden option into view, and Enter would then meet a closed list. It lies in the page and moves with its field.
 */
function ListUnderField({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Popover
      {...useSurroundings()}
      UNSTABLE_portalContainer={useLayer()}
      offset={6}
      className={styles.popover}
      isOpen={state?.isOpen ?? false}
      onOpenChange={() => {
        if (globalThis.event?.type !== "scroll") state?.close();
      }}
    >
      {children}
    </Popover>
  );
}

/** The suggestions of a {@link Combobox}, with React Aria's keys, announcements and positioning. */
export function ComboboxAria({ label, text, options, note, field, onFacts, onChoose, ref }: ComboboxAriaProps) {
  const surroundings = useSurroundings();
  const groups = Map.groupBy(options ?? [], ({ group }) => group);
  return (
    <AriaLocale>
      <ComboBox
        aria-label={label}
        items={options ?? []}
        inputValue={text}
        value={null}
        onChange={(key) => {
          const chosen = options?.find(({ id }) => id === key);
          if (chosen) onChoose(chosen);
        }}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        shouldFocusWrap
        validationBehavior="aria"
      >
        <Bridge options={options} field={field} onFacts={onFacts} ref={ref} />
        <ListUnderField>
          <ListBox
            {...surroundings}
            className={styles.list}
            renderEmptyState={() => <p className={styles.note}>{note}</p>}
          >
            {[...groups].map(([group, items]) => (
              <ListBoxSection key={group} id={`group ${group}`} aria-label={group} className={styles.group}>
                <Header className={styles.groupName}>{group}</Header>
                {items.map((option) => (
                  <ListBoxItem key={option.id} id={option.id} textValue={option.name} className={styles.option}>
                    <span className={styles.mark}>
                      <Icon name={option.icon} />
                    </span>
                    <span className={styles.optionWords}>
                      <bdi className={styles.optionName}>{option.name}</bdi>
                      {option.detail !== "" && <bdi className={styles.optionDetail}>{option.detail}</bdi>}
                    </span>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </ListUnderField>
      </ComboBox>
    </AriaLocale>
  );
}
