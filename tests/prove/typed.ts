import { z } from "zod";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import { contract, type Described } from "#products/contract.shapes.ts";
import { createApp } from "#provider/app.ts";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import type { Services } from "#provider/services.ts";
import { type Client, logIn, newKey } from "#tests/support/client.ts";
import { testServices } from "#tests/support/services.ts";
import { sampleOf } from "#tests/support/shape-input.ts";
import { defineProof } from "./define-proof.ts";
import { type Disturbed, disturbed } from "./disturbed.ts";
import { wordFrom } from "./options.ts";
import { judge, type Outcome } from "./typed-outcome.ts";
import { itemsOf, travellerAnswers } from "./typed-travellers.ts";

/** Text for the fields by their names; other text fields take a sentence. */
const TYPED: Readonly<Record<string, string>> = {
  first_name_fa: "مریم",
  last_name_fa: "کاشانی",
  first_name_en: "Maryam",
  last_name_en: "Kashani",
  mobile: "09131234567",
  emergency_mobile: "09131234567",
  phone: "02112345678",
  email: "maryam@example.ir",
  national_code: "0084575948",
  passport_number: "A12345678",
  sheba: "IR820540102680020817909002",
  card_number: "6037701689095443",
  legal_id: "10380284790",
  code: "123456",
  tracking_code: "1234567890",
  hotel_name: "هتل باغ فین",
  city: "کاشان",
  manager: "مریم کاشانی",
  name: "مریم کاشانی",
  owner_name: "مریم کاشانی",
  birth_date: "1990-01-01",
  nationality: "IR",
  gender: "female",
};
const SENTENCE = "برای گروه چهل‌نفره راهنمایی می‌خواهم";

/** Fields written by programs, or compared literally: they may be refused, in words. */
const AS_SENT =
  /(^|_)(id|ids|token|challenge|password|key|browser|address|stack|message|version|route|ref|to|of|rooms)$/;
/** Calls left out: they end the session, contact other companies, or count anybody's attempts. */
const NOT_ASKED = /logout|leav|close|delete|assword|session|report/i;

type Field = { readonly described: Described; readonly name: string };

const isText = (shape: unknown): boolean => {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return isText(shape.unwrap());
  return shape instanceof z.ZodString;
};

const textOf = (name: string): string => TYPED[name] ?? SENTENCE;

/** Text fields of every call that writes, from the contract's shapes. */
const fields: readonly Field[] = contract
  .filter(({ call }) => call.method === "POST" && !NOT_ASKED.test(call.name))
  .flatMap((described) =>
    Object.entries(described.input.shape)
      .filter(([, shape]) => isText(shape))
      .map(([name]) => ({ described, name })),
  );

/** A call's body with typed text in its fields. */
function bodyOf({ input }: Described): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input.shape).flatMap(([name, shape]) => {
      if (isText(shape)) return [[name, textOf(name)]];
      return shape instanceof z.ZodType && !shape.safeParse(undefined).success ? [[name, sampleOf(shape)]] : [];
    }),
  );
}

type Answered = { status: number; message: string; errors: readonly FieldError[]; value: unknown };

/** An answer in JSON; a call that only records something has no answer. */
async function answerOf(client: Client, path: string, init: RequestInit): Promise<Answered> {
  const response = await client.request(`/${path}`, init);
  const text = await response.text();
  const { message = "", errors = [], value = null } = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, message, errors, value };
}

/** Describes an answer's effect on a field: its faults, and the value kept. */
function about(name: string, { status, errors, value }: Answered): string {
  const faults = errors.filter((one) => one.name === name).map(({ code }) => code);
  const isKept = status === 200 && typeof value === "object" && value !== null;
  return JSON.stringify([faults, isKept ? (new Map(Object.entries(value)).get(name) ?? null) : null]);
}

async function fieldAnswers(
  { database }: Services,
  client: Client,
  bearer: string,
  { described, name }: Field,
  count: number,
  outcome: Outcome,
): Promise<void> {
  const path = described.call.path.replace(/\{\w+\}/g, "1");
  const body = bodyOf(described);
  for (const locale of locales) {
    const headers = { "Client-Token": "shamseh-web", Authorization: `Bearer ${bearer}`, "Accept-Language": locale };
    const send = async (text: string) => {
      // One tracking code may be tried ten times an hour, in all its spellings together.
      await database.query("DELETE FROM tracking_try");
      return answerOf(client, path, {
        method: "POST",
        headers: { ...headers, ...newKey(), "Content-Type": "application/json" },
        body: JSON.stringify({ ...body, [name]: text }),
      });
    };
    const plain = about(name, await send(textOf(name)));
    for (const { text, isHalved } of disturbed(textOf(name), count)) {
      const answer = await send(text);
      const what = `${described.call.name} ${name} ${JSON.stringify(text)} for ${plain}`;
      judge(outcome, what, answer, about(name, answer) === plain, isHalved || AS_SENT.test(name));
    }
  }
}

/** The first result, which Enter chooses. */
const firstOf = ({ value }: Answered): string => (Array.isArray(value) ? String(value[0]?.id ?? "") : "");

async function searchAnswers(client: Client, typed: readonly string[], count: number, outcome: Outcome) {
  for (const locale of locales) {
    const headers = { "Client-Token": "shamseh-web", "Accept-Language": locale };
    for (const name of typed) {
      const ask = (q: string) =>
        answerOf(client, `base/v2/autocomplete?q=${encodeURIComponent(q.toWellFormed())}`, { headers });
      const plain = firstOf(await ask(name));
      const other: Disturbed[] = [name.replaceAll("\u200C", " "), name.replaceAll("\u200C", ""), `${name} 🏝️`].map(
        (text) => ({ text, isHalved: false }),
      );
      for (const { text } of [...other, ...disturbed(name, count)]) {
        const answer = await ask(text);
        judge(
          outcome,
          `search ${JSON.stringify(text)} for ${plain}`,
          answer,
          plain !== "" && firstOf(answer) === plain,
          false,
        );
      }
    }
  }
}

/**
 * Tries `count` disturbed texts in every text field and search in both languages, each beside the answer to the plain
 * text.
 *
 * @param only the name of a call: its fields alone
 */
export async function typedInto(services: Services, count: number, only?: string): Promise<Outcome> {
  const app = createApp({ ...services, addressLimits: createAddressLimits(1_000_000, services.vault) });
  const { token } = await logIn(app);
  const asked = fields.filter(({ described }) => only === undefined || described.call.name === only);
  const names = await services.database.query<{ name_fa: string; name_en: string }>(
    "SELECT name_fa, name_en FROM city WHERE slug IN ('Isfahan', 'Istanbul') UNION SELECT name_fa, name_en FROM property WHERE name_fa LIKE '%' || chr(8204) || '%' ORDER BY 1 LIMIT 6",
  );
  const searches = names.flatMap(({ name_fa, name_en }) => [name_fa, name_en]);
  const outcome: Outcome = {
    fields: asked.length,
    searches: searches.length,
    requests: 0,
    failures_5xx: 0,
    differences: 0,
    unsaid: 0,
    failed: [],
  };
  for (const field of asked) await fieldAnswers(services, app, token, field, count, outcome);
  if (only !== undefined) return outcome;
  for (const item of await itemsOf(services.database)) await travellerAnswers(app, item, count, outcome);
  await searchAnswers(app, searches, count, outcome);
  return outcome;
}

export const holds = ({ failures_5xx, differences, unsaid }: Outcome): boolean =>
  failures_5xx + differences + unsaid === 0;

/** So many disturbed `texts` in each text field of the contract and each searched name, in two languages. */
export const { run, small } = defineProof({
  full: { texts: 200 },
  small: { texts: 3 },
  prove: async ({ texts }, args) => {
    const services = await testServices();
    const outcome = await typedInto(services, texts, wordFrom(args, "call"));
    await services.database.close();
    return { holds: holds(outcome), ...outcome };
  },
});
