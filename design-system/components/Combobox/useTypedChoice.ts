import { useCallback, useEffect, useRef, useState } from "react";
import type { ComboboxChoice, ComboboxOption, ComboboxProps } from "./Combobox.tsx";

/** Debounce of suggestions after the last letter, milliseconds. */
const PAUSE = 160;
const SHORTEST = 2;

const none: readonly ComboboxOption[] = [];

type Source = Pick<ComboboxProps, "suggest" | "recent">;

/** Suggestions for the typed text: debounced, and aborted when the text changes. */
function useSuggestions({ suggest, recent }: Source) {
  /** Null before a request; `options` is null when it failed. */
  const [found, setFound] = useState<{ options: readonly ComboboxOption[] | null } | null>(null);
  const asked = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asked.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  function close(): void {
    stop();
    setFound(null);
  }

  async function ask(text: string, show: (options: readonly ComboboxOption[] | null) => void): Promise<void> {
    const controller = new AbortController();
    asked.current = controller;
    const options = await suggest(text, controller.signal);
    if (!controller.signal.aborted) show(options);
  }

  function askFor(text: string): void {
    stop();
    timer.current = setTimeout(() => ask(text, (options) => setFound({ options })), PAUSE);
  }

  /** For empty text. A field without suggestions stays closed, also after a failed request. */
  function askBeforeTyping(before: readonly ComboboxOption[]): void {
    stop();
    const show = (options: readonly ComboboxOption[]) => setFound(options.length > 0 ? { options } : null);
    show(before);
    const ids = new Set(before.map(({ id }) => id));
    void ask("", (options) => show([...before, ...(options ?? none).filter(({ id }) => !ids.has(id))]));
  }

  function look(text: string): void {
    if (text === "" && recent) askBeforeTyping(recent());
    else if (text.length < SHORTEST) close();
    else askFor(text);
  }

  return { found, look, close };
}

/** The typed text, its suggestions and the chosen one. */
export function useTypedChoice({
  defaultChosen,
  onChoose,
  ...source
}: Pick<ComboboxProps, "defaultChosen" | "onChoose"> & Source) {
  const [text, setText] = useState(defaultChosen?.name ?? "");
  const [chosen, setChosen] = useState(defaultChosen ?? null);
  const { found, look, close } = useSuggestions(source);

  function change(next: ComboboxChoice | null): void {
    setChosen(next);
    onChoose?.(next);
  }

  function type(value: string): void {
    setText(value);
    if (chosen) change(null);
    look(value.trim());
  }

  function choose({ id, name, detail, act }: ComboboxOption): void {
    if (act) {
      act();
      look(text.trim());
      return;
    }
    setText(name);
    change({ id, name, detail });
    close();
  }

  /** On focus: suggestions before anything is typed. */
  function enter(): void {
    if (source.recent && text.trim() === "") look("");
  }

  return { text, chosen, found, type, choose, enter };
}
