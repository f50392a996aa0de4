import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hands over what was typed into a form that the server drew, before the code behind it was there: React would put its
 * own empty values back with the next change.
 *
 * @param take keeps the text of one field, by its name
 */
export function useTypedBefore(
  around: RefObject<HTMLElement | null>,
  take: (name: string, text: string) => void,
): void {
  const taker = useRef(take);
  taker.current = take;
  useLayoutEffect(() => {
    const fields = around.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
    for (const { name, value } of fields) if (value !== "") taker.current(name, value);
  }, [around]);
}
