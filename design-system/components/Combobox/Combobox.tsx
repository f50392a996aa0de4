import { useId, useRef, useState } from "react";
import { useLazyModule } from "#design-system/aria/useLazyModule.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Combobox.css.ts";
import type { ListFacts, ListKeys } from "./ComboboxAria.tsx";
import { useTypedChoice } from "./useTypedChoice.ts";

/** `act` runs instead of choosing: the option is a command about the list. */
export type ComboboxOption = {
  id: string;
  name: string;
  detail: string;
  icon: IconName;
  group: string;
  act?: () => void;
};

export type ComboboxChoice = Pick<ComboboxOption, "id" | "name"> & { detail?: string };

export type ComboboxProps = {
  label: string;
  /** Names of the form fields for the typed text and the chosen id. */
  name: string;
  idName: string;
  defaultChosen?: ComboboxChoice | null;
  placeholder?: string;
  hint?: string;
  error?: string | null;
  /** Null when the suggestions failed to load. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[] | null>;
  /**
   * Earlier choices. When given, focusing the empty field opens suggestions: these at once, and below them the answer
   * of `suggest` to an empty text.
   */
  recent?: () => readonly ComboboxOption[];
  onChoose?: (chosen: ComboboxChoice | null) => void;
  words: { empty: string; failed: string };
};

const closed: ListFacts = { isOpen: false, listId: undefined, activeId: undefined };

/**
 * A text field with suggestions. Before scripts run it is a plain text field of the form; the list's code is fetched
 * when the field is first hovered or focused, and attaches to the same text field.
 */
export function Combobox({ label, name, idName, placeholder, hint, error, words, ...source }: ComboboxProps) {
  const unopenedId = useId();
  const { text, chosen, found, type, choose, enter } = useTypedChoice(source);
  const [facts, setFacts] = useState(closed);
  const { module, request } = useLazyModule(() => import("./ComboboxAria.tsx"));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);

  return (
    <div
      className={styles.box}
      onPointerEnter={request}
      onFocus={({ target }) => {
        request();
        list.current?.focus();
        if (target === field.current) enter();
      }}
      onPointerDown={({ target }) => {
        // Reopens the closed list of a focused field.
        if (target === document.activeElement && !facts.isOpen) enter();
      }}
      onBlur={(event) => list.current?.blur(event)}
    >
      <TextField
        ref={field}
        label={label}
        name={name}
        value={text}
        placeholder={placeholder}
        hint={hint}
        error={error}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => type(event.target.value)}
        combobox={{
          listId: facts.listId ?? unopenedId,
          isOpen: facts.isOpen,
          activeId: facts.activeId,
          onKeyDown: (event) => {
            if (event.key === "ArrowDown" && !facts.isOpen) enter();
            list.current?.press(event);
          },
        }}
      />
      <input type="hidden" name={idName} value={chosen?.id ?? ""} />
      <Hidden>
        <span role="status">{facts.isOpen && !found?.options ? words.failed : ""}</span>
      </Hidden>
      {module && field.current && (
        <module.ComboboxAria
          ref={list}
          label={label}
          text={text}
          options={found && (found.options ?? none)}
          note={found?.options ? words.empty : words.failed}
          field={field.current}
          onFacts={setFacts}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const none: readonly ComboboxOption[] = [];
