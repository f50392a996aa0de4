import type { IssueInput } from "#domain/contract/order.shapes.ts";
import { CliError } from "./cli-error.ts";

/** Format of a direction's locator and tickets. */
export const ISSUED_FORM = "the locator, and a ticket for each traveller in order: K7MX4Q:9991234567890,9991234567891";

type Told = Readonly<Record<string, unknown>>;
type Direction = NonNullable<IssueInput["issued"]>[number];

/** Body of `operator issue`: each direction's option becomes its locator and tickets. */
export function issueBody({ outbound, inbound, ...told }: Told): Told {
  const directions = { outbound, inbound };
  const issued = Object.entries(directions).flatMap(([direction, typed]) =>
    typeof typed === "string" ? [readDirection(direction as Direction["direction"], typed)] : [],
  );
  if (issued.length > 0) return { ...told, issued };
  if (told["supplier_confirmation_code"] !== undefined) return told;
  throw new CliError(
    "nothing_issued",
    ["آنچه تأمین‌کننده صادر کرده است مشخص نیست", "it is not said what the supplier issued"],
    {
      mend: [
        "--code را بدهید، یا برای پرواز --outbound و در رفت‌وبرگشت --inbound.",
        "Give --code, or of flights --outbound, and --inbound where they return.",
      ],
    },
  );
}

/** @throws CliError `bad_issued`. */
function readDirection(direction: Direction["direction"], typed: string): Direction {
  const [, locator, tickets] = /^\s*([^:]+):(.+)$/s.exec(typed) ?? [];
  if (locator === undefined || tickets === undefined) {
    throw new CliError("bad_issued", ["شمارهٔ مرجع و بلیت‌ها را ندارد", "it has no locator and tickets"], {
      where: `--${direction}`,
      mend: [`چنین بنویسید: ${ISSUED_FORM}`, `Write ${ISSUED_FORM}.`],
    });
  }
  return { direction, locator: locator.trim(), tickets: tickets.split(",").map((one) => one.trim()) };
}
