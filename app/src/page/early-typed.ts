/** Hands over to the code of any form what a visitor typed or chose: before hydration, or in a screen that broke. */

type Typed = string | boolean;
/** A field, with what `app/early.ts` kept of it. */
export type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { typed?: Typed };

/** The fields of a screen that broke, until it is drawn again. */
let left: readonly Field[] = [];

/** Keeps what a broken screen's fields hold for the screen that is drawn next. In memory alone: it may be personal. */
export function typeAgain(fields: Iterable<Field>): void {
  left = [...fields];
}

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
function typedBefore(field: Field): Typed | undefined {
  const kept = field.typed;
  delete field.typed;
  // Others are set by the browser itself: a slider's ends, a choice.
  if (kept !== undefined || field instanceof HTMLSelectElement || !TEXTS.test(field.type)) return kept;
  return field.value === field.defaultValue ? undefined : field.value;
}

const isTicked = ({ type }: Field): boolean => type === "radio" || type === "checkbox";
const heldBy = (field: Field): Typed => (isTicked(field) ? (field as HTMLInputElement).checked : field.value);

/**
 * A code that was typed is not typed again: the last digit sends it, and each sending is a try. What no visitor types into
 * follows from the other fields.
 */
const isTypedAgain = ({ type, autocomplete }: Field): boolean =>
  type !== "file" && type !== "hidden" && autocomplete !== "one-time-code";

/** A field's place on its page, by which the same field of the next drawing is found: ids change with each drawing. */
function placesOf(fields: readonly Field[]): Map<string, Field> {
  const places = new Map<string, Field>();
  for (const field of fields) {
    const name = `${field.type} ${field.name}`;
    let nth = 0;
    while (places.has(`${name} ${nth}`)) nth += 1;
    places.set(`${name} ${nth}`, field);
  }
  return places;
}

/** Puts with each field what the same field of a broken screen held, as if it had been typed before hydration. */
function takeLeft(fields: readonly Field[]): void {
  const places = placesOf(left);
  left = [];
  for (const [place, field] of placesOf(fields)) {
    const before = places.get(place);
    if (before === undefined || !isTypedAgain(field)) continue;
    // The other radio buttons of its group follow from the chosen one.
    const held = heldBy(before);
    if (held !== heldBy(field) && !(field.type === "radio" && held === false)) field.typed = held;
  }
}

/** Hands over what was typed. All is read first: a form that hears of one change sets its other fields. */
export function takeTyped(): void {
  const fields = [...document.querySelectorAll<Field>("main :is(input, textarea, select)")];
  takeLeft(fields);
  const typed = fields.map((field) => ({ field, text: typedBefore(field) }));
  for (const { field, text } of typed) if (text !== undefined) typeInto(field, text);
}
