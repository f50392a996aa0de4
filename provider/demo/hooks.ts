import type { Hono } from "hono";
import { z } from "zod";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { demoCalls } from "#domain/contract/demo.calls.ts";
import type { DemoMessageValue } from "#domain/contract/demo.shapes.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { challengeDigest } from "../identity/user/code-challenge.ts";
import { success } from "../kernel/envelope.ts";
import { type Email, openEmail } from "../kernel/outbox/email.ts";
import { NO_RECIPIENT, openSms, type Sms } from "../kernel/outbox/sms.ts";
import type { Vault } from "../kernel/vault.ts";
import type { Services } from "../services.ts";
import { jsonBody } from "./json-body.ts";

/** Calls of the demonstration alone: production has none of these paths. */

const MAX_SHOWN = 500;
const TEN_YEARS = 10 * YEAR_SECONDS;

const clockInput = z.strictObject({ advance_seconds: z.int().min(-TEN_YEARS).max(TEN_YEARS) });

type Row = { id: number; kind: "sms" | "email"; payload: string; reference: string; sent_at: number };

/** Adds the demonstration's own paths; does nothing in production. */
export function addDemoHooks(app: Hono, services: Services): void {
  const { settings, database, vault } = services;
  if (settings.appEnv !== "demo") return;

  /** `?mobile=0912…` filters messages to that telephone, newest first; e-mails stand under `email`. */
  app.get("/__demo/outbox", async (context) => {
    const asked = digitsOf(context.req.query("mobile") ?? "");
    const rows = await database.query<Row>(
      `SELECT id, kind, payload, reference, extract(epoch FROM created_at)::float8 AS sent_at FROM outbox
       WHERE kind IN ('sms', 'email') AND payload IS NOT NULL AND not_before <= app_now() ORDER BY id DESC LIMIT ${MAX_SHOWN}`,
    );
    const messages = rows.map((row) => ({ id: row.id, sent_at: Math.floor(row.sent_at), ...openedOf(vault, row) }));
    const isAsked = (message: { mobile: string } | { email: string }): boolean => {
      if (!("mobile" in message)) return asked === "";
      return message.mobile !== NO_RECIPIENT && (asked === "" || lastTen(message.mobile) === lastTen(asked));
    };
    return context.json({ messages: messages.filter(isAsked) });
  });

  /** The one message that a challenge's asker waits for: the dialog shows it in place of a telephone. */
  app.get(`/${demoCalls.message.path}`, async (context) => {
    const [row] = await database.query<Row>(
      `SELECT kind, payload, reference FROM outbox
       WHERE kind IN ('sms', 'email') AND payload IS NOT NULL AND not_before <= app_now()
         AND payload::jsonb ->> 'code_id' = (SELECT code_id::text FROM code_challenge WHERE digest = $1)`,
      [challengeDigest(context.req.query("challenge") ?? "")],
    );
    const message = row && openedOf(vault, row);
    const hasNoReader = message === undefined || ("mobile" in message && message.mobile === NO_RECIPIENT);
    return context.json(success<DemoMessageValue>({ text: hasNoReader ? null : message.text }));
  });

  /**
   * Moves the product's clock, so that deadlines and days come at once. `{advance_seconds}` adds up, to ten years either way;
   * 422 beyond. Websites hear of it with the next changes.
   */
  app.post("/__demo/clock", async (context) => {
    const input = await jsonBody(context, clockInput);
    if (input instanceof Response) return input;
    const [moved] = await database.query<{ offset_seconds: number; now: number }>(
      `UPDATE app_clock SET offset_seconds = offset_seconds + $1
       WHERE abs(offset_seconds + $1) <= ${TEN_YEARS} RETURNING offset_seconds, extract(epoch FROM clock_timestamp())::float8 + offset_seconds AS now`,
      [input.advance_seconds],
    );
    if (moved === undefined) return context.body(null, 422);
    await services.changes.catchUp();
    return context.json({ offset_seconds: moved.offset_seconds, now: Math.floor(moved.now) });
  });

  for (const { demo } of services.modules) demo?.addHooks?.(app, services);
}

const openedOf = (vault: Vault, { kind, payload, reference }: Omit<Row, "id" | "sent_at">): Sms | Email =>
  (kind === "sms" ? openSms : openEmail)(vault, JSON.parse(payload), { reference });
const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, "");
/** A mobile number however its country is written. */
const lastTen = (digits: string): string => digits.slice(-10);
