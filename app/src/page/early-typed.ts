/** Hands over to the code of any form what a visitor typed or chose before hydration. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = string | boolean;

/** Sets what a field holds without React's knowledge: it watches the property of the element itself. */
function setUnwatched(field: Field, typed: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
}

/** Types into a field as its visitor would: its code hears of a change. */
function typeInto(field: Field, typed: Typed): void {
  if (typeof typed === "boolean") {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  // React compares with what it saw last: that is made to differ.
  field.value = "";
  setUnwatched(field, typed);
  const kind = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

const TEXTS = /^(?:text|textarea|tel|email|search|password)$/;

/** Takes what was typed into a field: as `app/early.ts` kept it, or where that script was late, other text than was drawn. */
function typedBefore(field: Field & { typed?: Typed }): Typed | undefined {
  const kept = field.typed;
  delete field.typed;
  // Others are set by the browser itself: a slider's ends, a choice.
  if (kept !== undefined || field instanceof HTMLSelectElement || !TEXTS.test(field.type)) return kept;
  return field.value === field.defaultValue ? undefined : field.value;
}

/** Hands over what was typed before hydration. All is read first: a form that hears of one change sets its other fields. */
export function takeTyped(): void {
  const fields = document.querySelectorAll<Field>("main :is(input, textarea, select)");
  const typed = Array.from(fields, (field) => ({ field, text: typedBefore(field) }));
  for (const { field, text } of typed) if (text !== undefined) typeInto(field, text);
}
