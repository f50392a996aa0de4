import { useEffect, useRef } from "react";

/**
 * Delays anything that moves the page until the press under way has made its click. A press on a button takes the focus
 * from a field before it clicks: were the field's fault shown at once, the button would move away from under the
 * finger.
 *
 * @returns runs `work` after the click of the current press, or of a tap whose events come together with the blur.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    const events = [
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", release],
    ] as const;
    for (const [name, listener] of events) addEventListener(name, listener, { capture: true });
    return () => {
      for (const [name, listener] of events) removeEventListener(name, listener, { capture: true });
    };
  }, []);
  return (work) => {
    // A click is dispatched in the task of its pointer's release; a timer runs after it.
    const later = () => setTimeout(work);
    if (!isPressed.current) return void later();
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      later();
    };
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, { signal: ends.signal });
  };
}
