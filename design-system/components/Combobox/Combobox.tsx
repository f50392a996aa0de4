import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { nextActive } from "./active-option.ts";
import * as styles from "./Combobox.css.ts";

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
  words: { empty: string; failed: string; count: (count: number) => string };
};

/** How long after the last letter suggestions are asked for, in milliseconds. */
const PAUSE = 160;
const SHORTEST = 2;

type Found = { text: string; options: readonly ComboboxOption[] | null };

/** A text field that suggests what it may mean. Before any script runs it is a plain text field of the form. */
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
  const listId = useId();
  const [text, setText] = useState(defaultChosen?.name ?? "");
  const [chosen, setChosen] = useState(defaultChosen ?? null);
  const [found, setFound] = useState<Found | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );

  function stop(): void {
    clearTimeout(timer.current);
    asked.current?.abort();
  }

  function type(value: string): void {
    stop();
    setText(value);
    setActive(-1);
    if (chosen) {
      setChosen(null);
      onChoose?.(null);
    }
    if (value.trim().length < SHORTEST) {
      setOpen(false);
      return;
    }
    const controller = new AbortController();
    asked.current = controller;
    timer.current = setTimeout(async () => {
      const options = await suggest(value.trim(), controller.signal);
      if (controller.signal.aborted) return;
      setFound({ text: value, options });
      setOpen(true);
    }, PAUSE);
  }

  function choose(option: ComboboxOption): void {
    stop();
    const { id, name } = option;
    setText(name);
    setChosen({ id, name });
    setOpen(false);
    setActive(-1);
    onChoose?.({ id, name });
  }

  const options = (isOpen && found?.options) || [];

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === "Enter" && isOpen && options[active]) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === "ArrowDown" && !isOpen && found?.text === text) {
      event.preventDefault();
      setOpen(true);
    } else if (isOpen) {
      const next = nextActive(event.key, active, options.length);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  }

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const groups = Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => option.group,
  );

  return (
    <div
      className={styles.box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <TextField
        label={label}
        name={name}
        value={text}
        placeholder={placeholder}
        hint={hint}
        error={error}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => type(event.target.value)}
        combobox={{ listId, isOpen, activeId: active >= 0 ? `${listId}-${active}` : undefined, onKeyDown: press }}
      />
      <input type="hidden" name={idName} value={chosen?.id ?? ""} />
      <Hidden>
        <span role="status">{isOpen ? (found?.options ? words.count(options.length) : words.failed) : ""}</span>
      </Hidden>
      {isOpen && options.length > 0 && (
        <div id={listId} role="listbox" aria-label={label} className={styles.list}>
          {[...groups].map(([group, items]) => (
            <div key={group} role="group" aria-label={group} className={styles.group}>
              <span className={styles.groupName} aria-hidden="true">
                {group}
              </span>
              {items.map(({ option, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus.
                <div
                  key={option.id}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span className={styles.mark}>
                    <Icon name={option.icon} />
                  </span>
                  <span className={styles.optionWords}>
                    <bdi className={styles.optionName}>{option.name}</bdi>
                    <bdi className={styles.optionDetail}>{option.detail}</bdi>
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {isOpen && options.length === 0 && (
        <div className={styles.list}>
          <p className={styles.note}>{found?.options ? words.empty : words.failed}</p>
        </div>
      )}
    </div>
  );
}
