import { expect, test } from "vitest";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { seatWords } from "./seat-words.ts";
import type { SeatFault } from "./seats.ts";

const parts = { kind: "tour", say: () => "" };
const untranslated: Translate = Object.assign((id: string) => id, {
  knows: (id: string): id is MessageId => id !== "",
});

test.each([
  [
    "birth_date",
    "unreadable_date",
    "تاریخ تولد را مانند ۱۳۷۰/۰۱/۳۱ وارد کنید",
    "Enter the date of birth like 1991/04/20",
  ],
  ["national_code", "required", "این فیلد الزامی است", "This field is required"],
] as const)("a fault of %s is told in the provider's own words before anything is sent: %s", (field, code, fa, en) => {
  const fault: SeatFault = { seat: 0, field, code, params: {} };
  for (const [locale, sentence] of [
    ["fa", fa],
    ["en", en],
  ] as const) {
    const told = fieldRefusal(`travellers.0.${field}`, code, {}, locale, parts.kind);
    const shown = seatWords(parts, untranslated, locale).faultText(fault);
    expect([shown, told]).toEqual([sentence, sentence]);
  }
});
