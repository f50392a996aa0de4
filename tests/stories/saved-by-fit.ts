import { expect, within } from "storybook/test";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { guests } from "#fixtures/answers/traveller.ts";

const [adult, child] = guests as [GuestValue, GuestValue];
/** A man without a saved passport, and an infant on the days of the fixtures. */
export const without: GuestValue = {
  ...child,
  id: 23,
  first_name_fa: "سینا",
  first_name_en: "SINA",
  birth_date: "1989-08-30",
};
const infant: GuestValue = { ...child, id: 24, first_name_fa: "نیکا", first_name_en: "NIKA", birth_date: "2026-03-01" };

/** Saved travellers, worst fit for an adult's place first. */
export const savedAgainstFit: readonly GuestValue[] = [infant, child, without, adult];

/** An adult's place offers adults alone, first those with the documents that the trip needs. */
export async function expectSavedByFit(
  canvasElement: HTMLElement,
  locale: Locale,
  trip: "at home" | "abroad",
): Promise<void> {
  const [group] = await within(canvasElement).findAllByRole("group", { name: /مسافران ذخیره‌شده$|saved travellers$/ });
  const names = within(group as HTMLElement)
    .getAllByRole("button")
    .map((button) => button.textContent);
  const offered = trip === "abroad" ? [adult, without] : [without, adult];
  await expect(names).toEqual(
    offered.map((one) => `${inLocale(one, "first_name", locale)} ${inLocale(one, "last_name", locale)}`),
  );
}
