/** Hands values that a visitor typed or chose over to any form's code: before hydration, or in a screen that broke. */

type Typed = string | boolean;
/** A field, with the value that `app/early.ts` stored on it. */
export type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & { typed?: Typed };

/** The fields of a screen that broke, until it is drawn again. */
let left: readonly Field[] = [];

/** Keeps a broken screen's values for the next screen. In memory only: they may be personal. */
export function typeAgain(fields: Iterable<Field>): void {
  left = [...fields];
}

/** Sets a field's value without React's knowledge, which watches the element's own property. */
function setUnwatched(field: Field, typed: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
}

/** Types into a field as its visitor would: its code receives the events. */
function typeInto(field: Field, typed: Typed): void {
  if (typeof typed === "boolean") {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  // React compares with the last value it saw: this makes it differ.
  field.value = "";
  setUnwatched(field, typed);
  const kind = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

const TEXTS = /^(?:text|textarea|tel|email|search|password)$/;

/** Value typed into a field: stored by `app/early.ts`, or, if it was late, text that differs from the markup. */
function typedBefore(field: Field): Typed | undefined {
  const kept = field.typed;
  delete field.typed;
  // Browsers set other values themselves: a slider's ends, a choice.
  if (kept !== undefined || field instanceof HTMLSelectElement || !TEXTS.test(field.type)) return kept;
  return field.value === field.defaultValue ? undefined : field.value;
}

const isTicked = ({ type }: Field): boolean => type === "radio" || type === "checkbox";
const heldBy = (field: Field): Typed => (isTicked(field) ? (field as HTMLInputElement).checked : field.value);

/**
 * A typed code is not replayed: its last digit submits it, and each submission uses up an attempt. Fields that visitors
 * do not type into follow from the others.
 */
const isTypedAgain = ({ type, autocomplete }: Field): boolean =>
  type !== "file" && type !== "hidden" && autocomplete !== "one-time-code";

/** Place of a field on its page, by which the next rendering finds the same field: ids change with each rendering. */
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

/** Stores on each field the value of the same field of a broken screen, as if typed before hydration. */
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

/** Hands over typed values. All are read first: a form that hears of one change sets its other fields. */
export function takeTyped(): void {
  const fields = [...document.querySelectorAll<Field>("main :is(input, textarea, select)")];
  takeLeft(fields);
  const typed = fields.map((field) => ({ field, text: typedBefore(field) }));
  for (const { field, text } of typed) if (text !== undefined) typeInto(field, text);
}
