import type { CompanionStage } from "#domain/contract/companion.shapes.ts";
import type { StayOwn } from "#domain/contract/stay-reservation.shapes.ts";
import { label } from "#domain/messages/labels.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { inBoth } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { addressText } from "./address-text.ts";

type Staying = Pick<StayOwn, "property" | "rooms" | "check_in" | "check_out" | "property_confirmation_code">;

/**
 * A stay as one of its guests needs it: the property, the hours of their room, and the property's own code.
 *
 * @param at place of the guest's room, from 0.
 */
export function stagesOfStay(
  { property, rooms, check_in, check_out, property_confirmation_code: code }: Staying,
  at: number,
): CompanionStage[] {
  const room = rooms[at];
  if (room === undefined) throw new Error("A guest has a room");
  const names = { fa: room.name_fa, en: room.name_en };
  return [
    {
      kind: "stay",
      title: { fa: property.name_fa, en: property.name_en },
      starts_on: check_in,
      starts_at: property.check_in_time,
      ends_on: check_out,
      ends_at: property.check_out_time,
      is_abroad: isAbroad(property),
      from: null,
      to: null,
      address: inBoth((locale) => addressText(property, locale)),
      phone: property.phone,
      facts: [
        ...(code === null ? [] : [{ name: "code" as const, text: inBoth(() => code) }]),
        { name: "room", text: inBoth((locale) => `${formatNumber(at + 1, locale)} · ${names[locale]}`) },
        { name: "meal", text: inBoth((locale) => label("meals", room.meal, locale)) },
      ],
    },
  ];
}
