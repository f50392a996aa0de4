import { group, path } from "../svg.ts";
import { creatures } from "./creatures.ts";
import type { Form } from "./form.ts";
import { landmarks } from "./landmarks.ts";
import { masonry } from "./masonry.ts";
import { monuments } from "./monuments.ts";
import { nature } from "./nature.ts";
import type { Inks, Paint } from "./paints.ts";
import { roofs } from "./roofs.ts";
import { things } from "./things.ts";

const forms = { ...masonry, ...roofs, ...nature, ...things, ...creatures, ...landmarks, ...monuments };
type Forms = typeof forms;
export type FormName = keyof Forms;

/** One form of a picture: its name, its paint, then its place and size as the form takes them. */
export type Part = {
  [Name in FormName]: readonly [name: Name, paint: Paint, ...at: Parameters<Forms[Name]>];
}[FormName];

const LINE = 2.4;

/** Draws one form in the colours of a picture. */
export function drawPart([name, paint, ...at]: Part, inks: Omit<Inks, "sky">): string {
  // The type of a part ties its numbers to its form; within a union the compiler cannot follow the pair.
  const form = (forms[name] as (...numbers: number[]) => Form)(...at);
  const layers: readonly (readonly [d: string | undefined, attributes: string])[] = [
    [form.body, `fill="${inks.body(paint)}"`],
    [form.shade, `fill="${inks.shade(paint)}"`],
    [form.light, `fill="${inks.light(paint)}"`],
    [form.dark, `fill="${inks.dark(paint)}"`],
    [form.hole, `fill="${inks.hole(paint)}"`],
    [form.line, `fill="none" stroke="${inks.body(paint)}" stroke-width="${LINE}"`],
  ];
  return layers.map(([d, attributes]) => (d ? path(d, attributes) : "")).join("");
}

/** Moves a form to the mirrored place in a picture of a width, without turning it round. */
export const placedAt = (width: number, [name, paint, x, ...rest]: Part): Part =>
  [name, paint, width - x, ...rest] as unknown as Part;

/** Draws forms from back to front. */
export const drawParts = (parts: readonly Part[], inks: Omit<Inks, "sky">): string =>
  parts.map((part) => drawPart(part, inks)).join("");

export const mirroredAt = (width: number, content: string): string =>
  content && group(content, `transform="translate(${width} 0) scale(-1 1)"`);
