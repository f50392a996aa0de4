import { expect, test } from "vitest";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { messageOf } from "./message-of.ts";
import type { Failure } from "./result.ts";

const refused = (message: string, errors: readonly FieldError[] = []): Failure => ({
  kind: "status",
  status: 422,
  reason: "invalid_input",
  message,
  errors,
});
const fault = (message: string): FieldError => ({ name: "mobile", code: "required", params: {}, message });

test.each([
  ["its whole", refused("Not accepted"), "Not accepted"],
  ["its first field", refused("Not accepted", [fault("Type a number"), fault("Other")]), "Type a number"],
  ["its whole, where the field has no words", refused("Not accepted", [fault("")]), "Not accepted"],
  ["nothing, without words", refused(""), null],
  ["nothing, without an answer", { kind: "network" } satisfies Failure, null],
])("a failure is told by %s", (_, failure, message) => expect(messageOf(failure)).toBe(message));
