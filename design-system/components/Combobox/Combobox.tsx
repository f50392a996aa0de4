import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLoaded } from "#design-system/aria/useLoaded.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Combobox.css.ts";
import type { ListFacts, ListKeys } from "./ComboboxAria.tsx";

export type ComboboxOption = { id: string; name: string; detail: string; icon: IconName; group: string };

export type ComboboxProps = {
  label: string;
  /** Names of the text that is typed and of the id that was chosen, in the form around it. */
  name: string;
  idName: string;
  defaultChosen?: { id: string; name: string } | null;
  placeholder?: string;
  hint?: string;
  error?: string | null;
  /** Null when the suggestions did not arrive. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[] | null>;
  onChoose?: (chosen: { id: string; name: string } | null) => void;
  words: { empty: string; failed: string };
};

/** How long after the last letter suggestions are asked for, in milliseconds. */
const PAUSE = 160;
const SHORTEST = 2;

const closed: ListFacts = { isOpen: false, listId: undefined, activeId: undefined };

/** Suggestions for what is typed: asked for once it is at rest, and no more once something else is. */
function useSuggestions(suggest: ComboboxProps["suggest"]) {
  /** Null while nothing was asked; `options` is null when the answer did not arrive. */
  const [found, setFound] = useState<{ options: readonly ComboboxOption[] | null } | null>(null);
  const asked = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asked.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  function ask(text: string): void {
    stop();
    if (text.length < SHORTEST) {
      setFound(null);
      return;
    }
    const controller = new AbortController();
    asked.current = controller;
    timer.current = setTimeout(async () => {
      const options = await suggest(text, controller.signal);
      if (!controller.signal.aborted) setFound({ options });
    }, PAUSE);
  }

  return { found, ask };
}

/** What is typed, what it may mean, and which of it was chosen. */
function useTypedChoice({
  defaultChosen,
  suggest,
  onChoose,
}: Pick<ComboboxProps, "defaultChosen" | "suggest" | "onChoose">) {
  const [text, setText] = useState(defaultChosen?.name ?? "");
  const [chosen, setChosen] = useState(defaultChosen ?? null);
  const { found, ask } = useSuggestions(suggest);

  function change(next: { id: string; name: string } | null): void {
    setChosen(next);
    onChoose?.(next);
  }

  function type(value: string): void {
    setText(value);
    if (chosen) change(null);
    ask(value.trim());
  }

  function choose({ id, name }: ComboboxOption): void {
    setText(name);
    change({ id, name });
    ask("");
  }

  return { text, chosen, found, type, choose };
}

/**
 * A text field that suggests what it may mean. Before any script runs it is a plain text field of the form; the list
 * comes when the field is first pointed at or focused, and attaches itself to the same text field.
 */
export function Combobox({
  label,
  name,
  idName,
  defaultChosen,
  placeholder,
  hint,
  error,
  suggest,
  onChoose,
  words,
}: ComboboxProps) {
  const unopenedId = useId();
  const { text, chosen, found, type, choose } = useTypedChoice({ defaultChosen, suggest, onChoose });
  const [facts, setFacts] = useState(closed);
  const { part, want } = useLoaded(() => import("./ComboboxAria.tsx"));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<ListKeys>(null);

  return (
    <div
      className={styles.box}
      onPointerEnter={want}
      onFocus={() => {
        want();
        list.current?.focus();
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
          onKeyDown: (event) => list.current?.press(event),
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
