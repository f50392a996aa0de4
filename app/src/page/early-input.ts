/** The attribute that `app/early.ts` sets on a pressed control. */
const TAPPED = "[data-tapped]";

/** Whether a control was pressed before hydration. */
export const wasTapped = (): boolean => document.querySelector(TAPPED) !== null;

/** Takes the controls that were pressed before hydration, each once; none is pending afterwards. */
export const takeTaps = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(TAPPED), (control) => {
    control.removeAttribute("data-tapped");
    control.removeAttribute("aria-busy");
    return control;
  });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = string | boolean;

/** Sets what a field holds without React's knowledge: it watches the property of the element itself. */
function setUnwatched(field: Field, name: "value" | "checked", held: Typed): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name) ?? {};
  set?.call(field, held);
}

/** Types into a field as its visitor would: its code hears of a change. */
export function typeInto(field: Field, typed: Typed): void {
  if (typeof typed === "boolean") {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  // React compares with what it saw last: that is made to differ.
  field.value = "";
  setUnwatched(field, "value", typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Hands over what was typed before hydration, to each field once. */
export function takeTyped(): void {
  for (const field of document.querySelectorAll<Field & { typedBefore?: Typed }>("input, textarea, select")) {
    const { typedBefore } = field;
    delete field.typedBefore;
    if (typedBefore !== undefined) typeInto(field, typedBefore);
  }
}
