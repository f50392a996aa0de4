import { z } from "zod";
import type { Failure } from "#app/src/api/result.ts";
import { campaignsValue } from "#domain/contract/campaign.shapes.ts";
import { changeQuoteValue } from "#domain/contract/change.shapes.ts";
import { fieldError } from "#domain/contract/envelope.shapes.ts";
import { extraCatalogueValue } from "#domain/contract/extra.shapes.ts";
import { importValue } from "#domain/contract/import.shapes.ts";
import { keptRecordValue } from "#domain/contract/leaving.shapes.ts";
import {
  actsValue,
  alarmsValue,
  cancelledPartValue,
  changedReserveValue,
  keysValue,
  operatorsValue,
  pendingValue,
  queueValue,
} from "#domain/contract/operator.shapes.ts";
import { orderValue } from "#domain/contract/order.shapes.ts";
import { addedPhotoValue, photosValue } from "#domain/contract/photo.shapes.ts";
import { decidedSettlementValue, settlementValue } from "#domain/contract/settlement.shapes.ts";
import { voucherKeys, voucherStates } from "#domain/contract/voucher.shapes.ts";
import { inventories } from "#domain/import/inventories.ts";
import { fareDay } from "#products/flight/contract/flight-routes.shapes.ts";
import { departuresValue, tourLine } from "#products/tour/contract/tour.shapes.ts";

/** Machine-readable output of a command: the document of `--json`, its rows as `--jsonl`, or rows alone. */
export type Answer = {
  /** Without `schemaVersion`, which every document has. */
  readonly document?: z.ZodObject;
  /** The list of the document whose rows `--jsonl` writes, or the shape of a line. */
  readonly rows?: string | z.ZodType;
};

const text = z.string();
const count = z.int();
const { shape: pending } = pendingValue;
const calendar = z.enum(["jalali", "gregorian", "islamic"]);
const fault = z.strictObject({ code: text, message: text });
const inAll = z.strictObject({ jalali: text, gregorian: text, islamic: text });
const stayDay = z.strictObject({ date: text, gregorian: text, weekday: text });
const duration = {
  minutes: count,
  day_shift: count,
  departs_at: count,
  arrives_at: count,
  offsets: z.strictObject({ departs: count, arrives: count }),
};
const flight = z.strictObject(duration).partial().extend({ error: fault.optional() });
const match = z.strictObject({
  address: text,
  status: z.union([200, 302, 303, 404, 414].map((status) => z.literal(status))),
  route: text.nullable(),
  params: z.record(text, text),
  redirect: text.nullable(),
  missing: z.array(text),
  location: text.nullable(),
  because: z.enum(["language", "leads_to", "login", "missing"]).nullable(),
});
const finding = z.strictObject({
  line: count,
  reservation: text,
  field: text.nullable(),
  value: text,
  severity: z.enum(["error", "warning"]),
  code: text,
  params: z.record(text, z.union([text, z.number()])),
  message: text,
  mend: text,
});
/** A document of one list, and its rows. */
const listed = (list: string, row: z.ZodRawShape): Answer => ({
  document: z.strictObject({ [list]: z.array(z.strictObject(row)) }),
  rows: list,
});
const failureKinds = [
  "status",
  "network",
  "timeout",
  "cancel",
  "overloaded",
  "unsettled",
  "unsupported_protocol",
  "unreadable",
] as const satisfies readonly Failure["kind"][];
/** Reason why a call has no value: `kind` is the type of failure, `status` the server's answer. */
const failure = z.strictObject({
  kind: z.enum(failureKinds),
  status: count.optional(),
  reason: text.nullable().optional(),
  message: text.optional(),
  errors: z.array(fieldError).optional(),
  value: z.unknown().optional(),
});
const messageFault = z.strictObject({
  catalogue: text,
  id: text,
  locale: z.enum(["fa", "en"]),
  code: text,
  found: text,
  use: text.optional(),
});
const departure = departuresValue.element.extend({
  tour_id: count,
  slug: text,
  city: text,
  title_fa: text,
  title_en: text,
  nights: count,
});
const waiting = queueValue.extend({ items: z.array(queueValue.shape.items.element.extend({ decide: text })) });
const decidedSettlement: Answer = {
  document: decidedSettlementValue.extend({ gateway: text, day: text }),
  rows: "items",
};
const photos: Answer = { document: photosValue, rows: "items" };

/** Every command with machine-readable output, by its words. `operator <decision>` stands for each single decision. */
export const answers: Readonly<Record<string, Answer>> = {
  "date today": { document: inAll.extend({ weekday: text }) },
  "date convert": listed("dates", {
    input: text,
    from: calendar,
    to: calendar,
    value: text.optional(),
    error: fault.optional(),
  }),
  "date leap": listed("years", {
    input: text,
    calendar,
    is_leap: z.boolean().optional(),
    error: fault.optional(),
  }),
  "date month": {
    document: z.strictObject({ calendar, year: count, month: count, weeks: z.array(z.array(inAll.nullable())) }),
  },
  "date holidays": {
    document: z.strictObject({
      year: count,
      month: count.nullable(),
      holidays: z.array(
        z.strictObject({
          jalali: text,
          gregorian: text,
          weekday: text,
          name_fa: text,
          name_en: text,
          is_day_off: z.boolean(),
          is_predicted: z.boolean(),
        }),
      ),
    }),
    rows: "holidays",
  },
  "date stay": {
    document: z.strictObject({
      calendar,
      check_in: stayDay,
      check_out: stayDay,
      nights: count,
      months: z.array(z.strictObject({ month: text, nights: count })),
    }),
  },
  "date verify": {
    document: z.strictObject({
      from: text,
      to: text,
      days: count,
      differences: count,
      first: text.nullable(),
      icu: text,
    }),
  },
  "validate field": listed("values", {
    input: text,
    valid: z.boolean(),
    code: text.nullable(),
    message: text.nullable(),
  }),
  "validate passengers": {
    document: z.strictObject({
      findings: z.array(finding),
      rows: count,
      rows_at_fault: count,
      errors: count,
      warnings: count,
    }),
    rows: "findings",
  },
  "money format": listed("amounts", {
    input: text,
    rial: count.optional(),
    text: text.optional(),
    error: fault.optional(),
  }),
  "text fold": listed("texts", { input: text, value: text }),
  "tour price": {
    document: z.strictObject({
      lines: z.array(tourLine),
      total: count.nullable(),
      faults: z.array(
        z.strictObject({
          room: count,
          reason: z.enum(["no_price", "capacity"]),
          type: text.optional(),
          places: count.optional(),
        }),
      ),
    }),
  },
  "tour departures": {
    document: z.strictObject({ destination: text, origin: text, month: text, departures: z.array(departure) }),
    rows: "departures",
  },
  "flight duration": { document: flight, rows: flight.extend({ input: text }) },
  "flight verify": {
    document: z.strictObject({
      from_year: count,
      to_year: count,
      zones: count,
      hours: count,
      differences: count,
      first: text.nullable(),
      icu: text,
      tz: text,
    }),
  },
  fares: {
    document: z.strictObject({
      from: text,
      to: text,
      month: text,
      outbound: z.array(fareDay),
      inbound: z.array(fareDay).nullable(),
    }),
    rows: fareDay.extend({ way: z.enum(["outbound", "inbound"]) }),
  },
  "voucher keys": { document: voucherKeys },
  "voucher verify": {
    document: z.strictObject({
      state: text,
      today: z.enum(voucherStates).nullable().optional(),
      kind: text.optional(),
      tracking_code: text.optional(),
      paid: count.optional(),
      issued_at: count.optional(),
      ends_at: count.optional(),
      revision: count.optional(),
      revised_at: count.optional(),
      steps: z.array(z.strictObject({ from: count, penalty: count })).optional(),
      at: count.optional(),
      refund: z
        .strictObject({
          state: z.enum(["before", "open", "over"]),
          penalty: count.optional(),
          refund: count.optional(),
        })
        .optional(),
    }),
  },
  "change quote": { document: changeQuoteValue.extend({ confirmation_code: text }) },
  "routes match": { document: z.strictObject({ matches: z.array(match) }), rows: "matches" },
  "routes list": {
    document: z.strictObject({
      routes: z.array(z.strictObject({ name: text, template: text, needs: z.array(text), leadsTo: text.nullable() })),
    }),
    rows: "routes",
  },
  "api calls": {
    document: z.strictObject({
      calls: z.array(
        z.strictObject({
          name: text,
          method: z.enum(["GET", "POST"]),
          path: text,
          who: z.enum(["anyone", "user", "tracking", "operator"]),
          source: z.enum(["specified", "ours"]),
          idempotency: z.enum(["required", "honoured"]).optional(),
          forParty: z.literal(true).optional(),
        }),
      ),
    }),
    rows: "calls",
  },
  "api call": {
    document: z.strictObject({ call: text, value: z.unknown().optional(), failure: failure.optional() }),
  },
  "api login": { document: z.strictObject({ mobile: text, token_file: text, expires_at: count.nullable() }) },
  "api check": {
    document: z.strictObject({
      base: text,
      checks: z.array(
        z.strictObject({
          name: text,
          verdict: z.enum(["ok", "refused", "not_built", "skipped", "broken", "away"]),
          field: text,
          detail: text,
        }),
      ),
    }),
    rows: "checks",
  },
  "mock serve": { document: z.strictObject({ url: text, scenario: text, scenarios: z.record(text, text) }) },
  "messages check": { document: z.strictObject({ messages: count, faults: z.array(messageFault) }), rows: "faults" },
  doctor: {
    document: z.strictObject({
      checks: z.array(z.strictObject({ name: text, isWell: z.boolean(), detail: text })),
    }),
    rows: "checks",
  },
  "operator <decision>": {
    document: z.strictObject({
      confirmation_code: text.optional(),
      id: text.optional(),
      name: text.optional(),
      state: text,
    }),
  },
  "operator pending": { document: z.strictObject({ now: pending.now, queues: pending.queues }), rows: "queues" },
  "operator change dates": { document: changedReserveValue.extend({ confirmation_code: text }) },
  "operator change part": { document: cancelledPartValue.extend({ confirmation_code: text }) },
  "operator requests list": { document: waiting, rows: "items" },
  "operator orders list": { document: waiting, rows: "items" },
  "operator orders show": { document: orderValue },
  "operator refunds list": { document: waiting, rows: "items" },
  "operator found list": { document: waiting, rows: "items" },
  "operator messages list": { document: waiting, rows: "items" },
  "operator comments list": { document: waiting, rows: "items" },
  "operator questions list": { document: waiting, rows: "items" },
  "operator alarms list": {
    document: z.strictObject({ total: count, alarms: alarmsValue.shape.items }),
    rows: "alarms",
  },
  "operator acts list": { document: z.strictObject({ total: count, items: actsValue.shape.items }), rows: "items" },
  "operator campaign add": { document: z.strictObject({ code: text }) },
  "operator campaign list": { document: campaignsValue, rows: "items" },
  "operator extra add": { document: z.strictObject({ code: text }) },
  "operator extra list": { document: extraCatalogueValue, rows: "items" },
  "operator add": { document: z.strictObject({ name: text, token: text }) },
  "operator list": { document: z.strictObject({ operators: operatorsValue.shape.items }), rows: "operators" },
  "operator keys status": { document: keysValue, rows: "texts" },
  "operator keys rotate": {
    document: z.strictObject({ sealed: count, changed: count, locked: count, unreadable: count, left: count }),
  },
  "operator kept-records show": { document: keptRecordValue },
  "operator settlement": {
    document: settlementValue.extend({ gateway: text }),
    rows: "differences",
  },
  "operator alarms resolve-all": decidedSettlement,
  "operator found return-all": decidedSettlement,
  "operator photos add": { document: z.strictObject({ items: z.array(addedPhotoValue) }), rows: "items" },
  "operator photos list": photos,
  "operator photos order": photos,
  "operator export": {
    document: z.strictObject({ inventory: z.enum(inventories), rows: z.array(z.record(text, z.unknown())) }),
    rows: "rows",
  },
  "operator import": { document: importValue },
};
