import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import * as account from "#domain/contract/account.shapes.ts";
import * as attraction from "#domain/contract/attraction.shapes.ts";
import * as base from "#domain/contract/base.shapes.ts";
import * as blocking from "#domain/contract/blocking.shapes.ts";
import { paramNamesOf } from "#domain/contract/call.ts";
import * as cancellation from "#domain/contract/cancellation.shapes.ts";
import * as cancellationQuote from "#domain/contract/cancellation-quote.shapes.ts";
import * as content from "#domain/contract/content.shapes.ts";
import * as envelopeShapes from "#domain/contract/envelope.shapes.ts";
import { fieldError, reasons } from "#domain/contract/envelope.shapes.ts";
import * as facet from "#domain/contract/facet.shapes.ts";
import * as facility from "#domain/contract/facility.shapes.ts";
import * as operator from "#domain/contract/operator.shapes.ts";
import * as payment from "#domain/contract/payment.shapes.ts";
import * as profile from "#domain/contract/profile.shapes.ts";
import * as propertyCard from "#domain/contract/property-card.shapes.ts";
import * as reservation from "#domain/contract/reservation.shapes.ts";
import * as review from "#domain/contract/review.shapes.ts";
import * as scene from "#domain/contract/scene.shapes.ts";
import * as stayReservation from "#domain/contract/stay-reservation.shapes.ts";
import * as user from "#domain/contract/user.shapes.ts";
import * as wallet from "#domain/contract/wallet.shapes.ts";
import { contract, type Described } from "#products/contract.shapes.ts";
import * as property from "#products/stay/contract/stay.shapes.ts";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

/** `npm run openapi` writes the contract as OpenAPI 3.1 to `docs/openapi.json`; a test keeps it current. */

export const openapiFile = join(root, "docs/openapi.json");

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it, of a caller's input. */
const sent = (shape: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: "input", target: "draft-2020-12" });
  return schema;
};

/** Every exported shape of the contract by its name, so that shared parts of answers are described once. */
const named = z.registry<{ id: string }>();
for (const module of [
  envelopeShapes,
  base,
  property,
  attraction,
  blocking,
  cancellation,
  facet,
  facility,
  propertyCard,
  review,
  scene,
  content,
  user,
  profile,
  account,
  reservation,
  cancellationQuote,
  stayReservation,
  payment,
  wallet,
  operator,
]) {
  // A runtime may order a module's names freely: the document is in alphabetical order.
  for (const [name, shape] of Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (shape instanceof z.ZodType && !name.endsWith("Input") && !name.endsWith("Query") && !named.has(shape)) {
      named.add(shape, { id: name.charAt(0).toUpperCase() + name.slice(1) });
    }
  }
}
const components = "#/components/schemas/";
const uri = (id: string): string => components + id;

/** Schema of an answer: a reference when the shape has a name. */
function got(shape: z.ZodType): Record<string, unknown> {
  const id = named.get(shape)?.id;
  if (id !== undefined) return { $ref: uri(id) };
  if (shape instanceof z.ZodArray) {
    const item: unknown = shape.element;
    if (item instanceof z.ZodType) return { type: "array", items: got(item) };
  }
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: "output", target: "draft-2020-12" });
  return schema;
}

const enveloped = (value: Record<string, unknown>) => ({
  type: "object",
  required: ["code", "reason", "message", "errors", "value"],
  properties: {
    code: { type: "integer" },
    reason: { $ref: uri("Reason") },
    message: { type: "string" },
    errors: { type: "array", items: got(fieldError) },
    value,
  },
});

const securityOf = {
  anyone: [{ ClientToken: [] }],
  user: [{ ClientToken: [], Bearer: [] }],
  tracking: [{ ClientToken: [], Bearer: [] }],
  operator: [{ ClientToken: [], Bearer: [] }],
} as const satisfies Record<Described["call"]["who"], unknown>;

const header = (name: string, description: string, isRequired: boolean) => ({
  name,
  in: "header",
  description,
  required: isRequired,
  schema: { type: "string" },
});

function operationOf({ call, input, value }: Described) {
  const pathParameters = paramNamesOf(call.path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = Object.entries(call.method === "GET" ? input.shape : {}).map(([name, shape]) => {
    const isList = bare(shape) instanceof z.ZodArray;
    return {
      name: isList ? `${name}[]` : name,
      in: "query",
      required: !shape.safeParse(undefined).success,
      schema: sent(shape),
    };
  });
  const keyed = call.idempotency
    ? [
        header(
          "Idempotency-Key",
          "One key for one intent; a repetition gets the first answer.",
          call.idempotency === "required",
        ),
      ]
    : [];
  return {
    operationId: call.name,
    tags: [call.name.includes(".") ? call.name.slice(0, call.name.indexOf(".")) : "base"],
    description:
      call.source === "specified"
        ? "Named by the specification; its fields are this project's."
        : "This project's own.",
    security: securityOf[call.who],
    parameters: [...pathParameters, ...query, ...keyed],
    ...(call.method === "POST"
      ? { requestBody: { required: true, content: { "application/json": { schema: sent(input) } } } }
      : {}),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: enveloped(got(value)) } } },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
}

function bare(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodNullable) {
    const inner: unknown = shape.unwrap();
    if (inner instanceof z.ZodType) return bare(inner);
  }
  return shape;
}

/** The whole document. */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const described of contract) {
    const path = `/${described.call.path}`;
    paths[path] = { ...paths[path], [described.call.method.toLowerCase()]: operationOf(described) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shamseh provider",
      version: "1.0.0",
      description: "Money is integer rial, dates are Gregorian YYYY-MM-DD, instants are seconds since 1970-01-01 UTC.",
    },
    paths,
    components: {
      schemas: {
        Reason: { enum: [...reasons, null] },
        ...Object.fromEntries(
          Object.entries(z.toJSONSchema(named, { uri, io: "output", target: "draft-2020-12" }).schemas).map(
            ([id, { $schema, $id, ...schema }]) => [id, schema],
          ),
        ),
      },
      securitySchemes: {
        ClientToken: { type: "apiKey", in: "header", name: "Client-Token" },
        Bearer: { type: "http", scheme: "bearer" },
      },
      responses: {
        Refusal: {
          description:
            "422: something a person must read; 401: no or an expired bearer; 403: no Client-Token; 404, 429, 5xx as ever; 501: not built.",
          content: { "application/json": { schema: enveloped({ type: "null" }) } },
        },
      },
    },
  };
}

export const openapiText = (): string => `${JSON.stringify(openapi(), null, 2)}\n`;

if (isMain(import.meta.url)) writeFileSync(openapiFile, openapiText());
