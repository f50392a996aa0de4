import { z } from "zod";

type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
};

const WIDEST = 100;

/**
 * Human-readable form of a shape: `{ id: integer, since: integer | null, items: { name: string }[] }`.
 *
 * @param io a caller's input (`input`: fields with a default may be absent), or an answer.
 */
export const shapeText = (shape: z.ZodType, io: "input" | "output" = "output"): string =>
  textOf(z.toJSONSchema(shape, { io, target: "draft-2020-12" }) as Schema, "");

function textOf(schema: Schema, indent: string): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => textOf(one, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.type === "array") return arrayText(schema.items ?? {}, indent);
  if (schema.properties !== undefined) return objectText(schema.properties, schema.required ?? [], indent);
  if (typeof schema.additionalProperties === "object") {
    return `{ [name]: ${textOf(schema.additionalProperties, indent)} }`;
  }
  return [schema.type ?? "any"].flat().join(" | ");
}

function arrayText(items: Schema, indent: string): string {
  const item = textOf(items, indent);
  return items.anyOf !== undefined || items.enum !== undefined ? `(${item})[]` : `${item}[]`;
}

function objectText(properties: Readonly<Record<string, Schema>>, required: readonly string[], indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${textOf(schema, deeper)}`,
  );
  const flat = `{ ${lines.join(", ")} }`;
  const isFlat = !flat.includes("\n") && indent.length + flat.length <= WIDEST;
  return isFlat ? flat : `{\n${lines.map((line) => `${deeper}${line},\n`).join("")}${indent}}`;
}
