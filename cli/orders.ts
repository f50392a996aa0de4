import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { instantText } from "#runtime/instant-text.ts";
import { tableLines } from "./display-width.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { printable } from "./printable.ts";

/** `operator orders show`: the data of one paid booking for its supplier; each reading is recorded in the journal. */
export function registerOrder(command: Command, io: Io): void {
  command
    .summary("shows what a supplier is told of one paid booking")
    .description(
      "Shows what a supplier is told of one paid booking, with who travels. That it was read, and by whom, stays in the journal.",
    )
    .argument("<code>", "the reservation's confirmation code")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (code: string, options: Where & { operator?: string; json?: true }) => {
      const { client, said } = await decidingClient(options, options.operator, io);
      const params = { confirmation_code: code };
      const result = await client.call(operatorCalls.readOrder, { params, body: said });
      if (!result.ok) return refused(result.failure, io);
      await io.out(options.json ? documentText(result.value) : asText(result.value, io));
    });
  withExamples(command, ["operator orders show Zr8kQ2vYw0m4Jt6LxH1cPA"]);
}

function asText(order: OrderValue, { locale }: Io): string {
  const { facts, travellers, arrival, note, paid, ...codes } = order;
  const rows: [string, string][] = [
    ["confirmation_code", codes.confirmation_code],
    ["tracking_code", codes.tracking_code],
    ["product", codes.product],
    ["paid", formatMoneyText(paid, locale)],
    ...sumsOf(order, locale),
    ["due_at", instantText(codes.due_at)],
    ...Object.entries(factsWithoutExtras(facts)).map(([name, value]): [string, string] => [name, String(value)]),
    ...(arrival === null
      ? []
      : [["arrival", `${arrival.vehicle} ${arrival.number} ${arrival.time}`] as [string, string]]),
    ...(note === null ? [] : [["note", note] as [string, string]]),
    ...travellers.map((one, index): [string, string] => [`traveller ${index + 1}`, travellerText(one)]),
  ];
  return `${tableLines(rows.map(([name, value]) => [name, printable(value)])).join("\n")}\n`;
}

/** Extras have rows of their own. */
const factsWithoutExtras = ({ extras: _, ...facts }: OrderValue["facts"]): OrderValue["facts"] => facts;

/** Sums of what was paid: the supplier's own, each extra with the company that provides it, and the site's discount. */
function sumsOf({ price, extras = [], discount_code: used }: OrderValue, locale: Locale): [string, string][] {
  const money = (rial: number) => formatMoneyText(rial, locale);
  return [
    ...(price === undefined ? [] : [["price", money(price)] as [string, string]]),
    ...extras.map(({ number, title_en, provider_en, traveller, direction, price: own }): [string, string] => [
      `extra ${number}`,
      [
        title_en,
        `provided by ${provider_en}`,
        traveller && `traveller ${traveller}`,
        direction && `direction ${direction}`,
        money(own),
      ]
        .filter(Boolean)
        .join(", "),
    ]),
    ...(used ? [["discount", `${money(used.discount)}, paid by the site`] as [string, string]] : []),
  ];
}

const travellerText = (one: OrderValue["travellers"][number]): string =>
  [
    [one.first_name_en, one.last_name_en].filter(Boolean).join(" "),
    [one.first_name_fa, one.last_name_fa].filter(Boolean).join(" "),
    one.issued_names && `issued as ${Object.values(one.issued_names).filter(Boolean).join(" ")}`,
    one.corrections && `corrected: ${one.corrections.map(({ marked }) => marked).join(" ")}`,
    one.age_group,
    one.gender,
    one.nationality,
    one.birth_date,
    one.national_code,
    one.passport_number,
    one.passport_expires_on,
  ]
    .filter(Boolean)
    .join(", ");
