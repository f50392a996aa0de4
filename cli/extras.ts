import type { Command } from "commander";
import type { AddExtraInput } from "#domain/contract/extra.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { instantText } from "#runtime/instant-text.ts";
import { inWords } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText, jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { tableText } from "./table-text.ts";
import { wholeOption } from "./whole-option.ts";

type Adding = Where & { readonly operator?: string; readonly json?: true } & Readonly<
    Record<
      "kind" | "titleFa" | "titleEn" | "providerFa" | "providerEn" | "aboutFa" | "aboutEn" | "per" | "price",
      string
    >
  > &
  Readonly<Partial<Record<"cancel" | "groups" | "products" | "places" | "carriers" | "reason", string>>>;

/** `48:0,3:50`: nothing is kept 48 hours before, half three hours before, all later. */
const stepsOf = (typed: string) =>
  typed.split(",").map((step) => {
    const [hours = "", percent = ""] = step.split(":");
    return { hours_before: wholeOption("--cancel", hours), percent: wholeOption("--cancel", percent) };
  });

function bodyOf(code: string, told: Adding): AddExtraInput {
  const { cancel, groups, products, places, carriers, reason } = told;
  return {
    code,
    // A kind or subject that there is not is refused by the provider, which names the field.
    kind: told.kind as AddExtraInput["kind"],
    per: told.per as AddExtraInput["per"],
    title_fa: told.titleFa,
    title_en: told.titleEn,
    provider_fa: told.providerFa,
    provider_en: told.providerEn,
    about_fa: told.aboutFa,
    about_en: told.aboutEn,
    price: wholeOption("--price", told.price),
    ...(cancel !== undefined && { cancellation: stepsOf(cancel) }),
    ...(groups !== undefined && { groups: groups.split(",") as AddExtraInput["groups"] }),
    ...(products !== undefined && { products: products.split(",") }),
    ...(places !== undefined && { places: places.split(",") }),
    ...(carriers !== undefined && { carriers: carriers.split(",") }),
    ...(reason !== undefined && { reason }),
  };
}

/** `operator extra add`: an extra and its terms. */
export function registerAddExtra(command: Command, io: Io): void {
  command
    .summary("puts an extra into the catalogue")
    .description(
      "Puts a bag, an insurance or a transfer into the catalogue of what is sold beside a booking. Its provider is owed the price. A limit that is not given is none; without cancellation terms nothing goes back.",
    )
    .argument("<code>", "3 to 40 small letters, digits and hyphens")
    .requiredOption("--kind <kind>", "bag, insurance or transfer")
    .requiredOption("--title-fa <title>", "its name in Persian")
    .requiredOption("--title-en <title>", "its name in English")
    .requiredOption("--provider-fa <name>", "the company that provides it, in Persian")
    .requiredOption("--provider-en <name>", "the company that provides it, in English")
    .requiredOption("--about-fa <text>", "its conditions in Persian")
    .requiredOption("--about-en <text>", "its conditions in English")
    .requiredOption("--per <subject>", "what the price is for: booking, traveller or traveller_direction")
    .requiredOption("--price <rial>", "price of each, in tens of rial")
    .option("--cancel <steps>", "hours before the beginning and the percentage kept, 48:0,3:50; later all is kept")
    .option("--groups <groups>", "age groups that can have it: adult, child, infant, with commas between")
    .option("--products <kinds>", "property, tour, flight, with commas between; all without it")
    .option("--places <places>", "cities or airports on the way, one of which is needed: mashhad,MHD")
    .option("--carriers <carriers>", "airlines, one of which flies: 8S,8C")
    .option("--reason <text>", "a note for the journal")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (code: string, options: Adding) => {
      const body = bodyOf(code, options);
      const { client, said } = await decidingClient(options, options.operator, io);
      const result = await client.call(operatorCalls.addExtra, { body: { ...said, ...body } });
      if (!result.ok) return refused(result.failure, io);
      const { state } = result.value;
      await io.out(options.json ? documentText({ code: state }) : `${state}\n`);
    });
  withExamples(command, [
    "operator extra add bag-10 --kind bag --title-fa 'بار اضافه' --title-en 'Extra bag' --provider-fa شباهنگ --provider-en Shabahang --about-fa 'تا ۱۰ کیلوگرم' --about-en 'Up to 10 kg' --per traveller_direction --price 3500000 --cancel 24:0,3:50 --products flight",
  ]);
}

/** `operator extra list`: each extra, its price and what its provider is owed. */
export function registerExtraList(command: Command, io: Io): void {
  command
    .summary("lists extras and what their providers are owed")
    .description(
      "Lists the extras of the catalogue, the latest first: provider, price, how many were sold, and what is owed, which is what was paid less what went back.",
    );
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Where & Machine) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.extras);
      if (!result.ok) return refused(result.failure, io);
      const { items } = result.value;
      const text = machineText(options, { ...result.value }, items);
      if (text !== null) return io.out(text);
      const money = (rial: number) => formatMoneyText(rial, io.locale);
      const rows = items.map(({ code, provider_fa, provider_en, price, count, owed, ended_at }) => [
        code,
        inWords([provider_fa, provider_en], io.locale),
        money(price),
        inWords([`${count} فروش`, `${count} sold`], io.locale),
        inWords([`بدهی ${money(owed)}`, `owed ${money(owed)}`], io.locale),
        ended_at === null
          ? inWords(["در فروش", "on sale"], io.locale)
          : inWords([`پایان‌یافته ${instantText(ended_at)}`, `ended ${instantText(ended_at)}`], io.locale),
      ]);
      await io.out(tableText(rows, ["خدمت جانبی نیست", "there is no extra"], io));
    });
  withExamples(command, ["operator extra list", "operator extra list --json"]);
}
