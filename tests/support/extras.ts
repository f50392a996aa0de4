import { expect } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { AddExtraInput, ExtraCatalogueValue, ExtrasValue } from "#domain/contract/extra.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import type { BookableItem } from "#tests/prove/bookable-items.ts";
import { chargeWalletOf } from "./charge-wallet.ts";
import { type Caller, newKey } from "./client.ts";
import { named } from "./supplied.ts";

let made = 0;

/** Price of a bag in tests, rial, for each traveller and direction. */
export const BAG = 4_000_000;

/** Puts an extra into the catalogue: without other terms, a bag that costs half from two days before. */
export async function prepareExtra(operator: Caller, terms: Partial<AddExtraInput> = {}): Promise<string> {
  const code = `extra-${++made}`;
  const body = {
    operator: "Mina",
    code,
    kind: "bag",
    title_fa: "بار اضافه، ۱۰ کیلوگرم",
    title_en: "Extra bag, 10 kg",
    provider_fa: "شباهنگ",
    provider_en: "Shabahang Airlines",
    about_fa: "یک بسته با مجموع ابعاد ۱۵۸ سانتی‌متر.",
    about_en: "One piece, 158 cm in all.",
    per: "traveller_direction",
    price: BAG,
    cancellation: [
      { hours_before: 48, percent: 0 },
      { hours_before: 1, percent: 50 },
    ],
    ...terms,
  };
  const { text } = await operator.post("operator/v2/extras", body);
  expect(text).toContain(code);
  return code;
}

export type ChosenOfTest = { code: string; traveller: number | null; direction: number | null };

/** A booking with extras, from its hold on. */
export async function holdWithExtras(services: Services, user: Caller, item: BookableItem) {
  const held = await named(user, item);
  const path = `${item.path}/${held.confirmation_code}`;
  const act = <T = ReservationEnvelope>(what: string, body: unknown = {}) =>
    user.post<T>(`${path}/${what}`, body, newKey());
  const read = async () => (await user.get<ReservationEnvelope>(path)).value;
  const quote = (part?: string) =>
    user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`);
  return {
    code: held.confirmation_code,
    held,
    act,
    read,
    quote,
    available: () => user.get<ExtrasValue>(`${path}/extras`),
    choose: (extras: readonly ChosenOfTest[], total: number) => act("extras", { extras, total }),
    /** Submits it where that is not done, and pays with the wallet. */
    pay: async () => {
      if ((await read()).status === "in_progress") await act("submit");
      await chargeWalletOf(services.database, held.confirmation_code, (await read()).totals.payable);
      const asked = { confirmation_code: held.confirmation_code, gateway: "test", use_wallet: true };
      expect((await user.post("payment/v2/start", asked, newKey())).status).toBe(200);
      await runOutbox(services);
      return read();
    },
    cancel: async (part?: string) => {
      const { value } = await quote(part);
      return act("cancel", { quote_id: value.quote_id, ...(part && { part }) });
    },
  };
}

/** Sums of a booking's journals on the accounts of its supplier, of trust and of the providers of extras, rial. */
export async function owedOf({ database }: Pick<Services, "database">, code: string) {
  const rows = await database.query<{ kind: string; sum: number }>(
    `SELECT account.kind, sum(posting.amount)::bigint AS sum FROM ledger_journal AS journal
     JOIN ledger_posting AS posting ON posting.journal_id = journal.id
     JOIN ledger_account AS account ON account.id = posting.account_id
     WHERE journal.reservation_id = (SELECT id FROM reservation WHERE confirmation_code = $1) GROUP BY 1`,
    [code],
  );
  const of = (kind: string) => rows.find((one) => one.kind === kind)?.sum ?? 0;
  return {
    supplier: of("supplier_payable"),
    trust: of("held_in_trust"),
    extras: of("extras_payable"),
    site: of("campaigns"),
  };
}

/** Faults of the books of extras: what is owed by the ledger must be what the catalogue says. */
export async function extrasOwed(operator: Caller): Promise<{ owed: number; ofAll: number }> {
  const { value } = await operator.get<ExtraCatalogueValue>("operator/v2/extras");
  return { owed: value.owed, ofAll: value.items.reduce((sum, { owed }) => sum + owed, 0) };
}
