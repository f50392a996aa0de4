import { useId, useRef, useState } from "react";
import { useLoaded } from "#design-system/aria/useLoaded.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Combobox.css.ts";
import type { ListFacts, ListKeys } from "./ComboboxAria.tsx";
import { useTypedChoice } from "./useTypedChoice.ts";

/** `act` is done instead of choosing: the option is a command about the list. */
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
  /** Names of the text that is typed and of the id that was chosen, in the form around it. */
  name: string;
  idName: string;
  defaultChosen?: ComboboxChoice | null;
  placeholder?: string;
  hint?: string;
  error?: string | null;
  /** Null when the suggestions did not arrive. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[] | null>;
  /**
   * What was chosen here before. With it the field suggests as soon as it is focused without text: this at once, and
   * below it what `suggest` answers for no text.
   */
  recent?: () => readonly ComboboxOption[];
  onChoose?: (chosen: ComboboxChoice | null) => void;
  words: { empty: string; failed: string };
};

const closed: ListFacts = { isOpen: false, listId: undefined, activeId: undefined };

/**
 * A text field that suggests what it may mean. Before any script runs it is a plain text field of the form; the list
 * comes when the field is first pointed at or focused, and attaches itself to the same text field.
 */
export function Combobox({ label, name, idName, placeholder, hint, error, words, ...source }: ComboboxProps) {
  const unopenedId = useId();
  const { text, chosen, found, type, choose, enter } = useTypedChoice(source);
  const [facts, setFacts] = useState(closed);
  const { part, want } = useLoaded(() => import("./ComboboxAria.tsx"));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);

  return (
    <div
      className={styles.box}
      onPointerEnter={want}
      onFocus={({ target }) => {
        want();
        list.current?.focus();
        if (target === field.current) enter();
      }}
      onPointerDown={({ target }) => {
        // A field that has the focus already, whose list was closed.
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
      {part && field.current && (
        <part.ComboboxAria
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
