import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Paper } from "#app/src/features/voucher/VoucherFrame.tsx";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { tourVoucher, tourVoucherAbroad } from "#fixtures/answers/tour-reservation.ts";
import type { TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { tourParts } from "./parts.tsx";

const HOTEL = { address_fa: "خیابان نمونه، پلاک ۱", address_en: "1 Example Road", phone: "+971400000012" };
const calledAt = (voucher: TourVoucherValue): TourVoucherValue => ({
  ...voucher,
  subject: {
    ...voucher.subject,
    stays: voucher.subject.stays.map((stay) => ({ ...stay, property: { ...stay.property, ...HOTEL } })),
  },
});
const abroad = calledAt(tourVoucherAbroad);
const home = calledAt(tourVoucher);

const drawn = (voucher: TourVoucherValue, locale: Locale): string =>
  renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
      <Paper voucher={voucher} parts={tourParts} note={null} />
    </PageProviders>,
  );

/** A part of the paper, without its markup. */
const read = (voucher: TourVoucherValue, locale: Locale, part: string): string =>
  (drawn(voucher, locale).split(`aria-labelledby="voucher-${part}"`)[1] ?? "")
    .split("</section>")[0]!
    .replaceAll(/<[^>]+>/g, "|");
const linksIn = (page: string): string[] => [...page.matchAll(/href="(tel:[^"]+)"/g)].map(([, link = ""]) => link);

describe.each(locales)("The voucher of a tour, in %s", (locale) => {
  it("names each traveller abroad as the passport does", () => {
    const guests = read(abroad, locale, "guests");
    expect(abroad.travellers.length).toBeGreaterThan(0);
    for (const { first_name_en, last_name_en } of abroad.travellers)
      expect(guests).toContain(`|${first_name_en} ${last_name_en}|`);
  });

  it("has the hotel's name, address and telephone as they are read where it is", () => {
    const [there, here] = [read(abroad, locale, "hotels"), read(home, locale, "hotels")];
    const [stay] = abroad.subject.stays;
    expect(there).toContain(stay?.property.name_en);
    expect(there).toContain(HOTEL.address_en);
    expect(there).not.toContain(HOTEL.address_fa);
    expect(here).toContain(locale === "fa" ? HOTEL.address_fa : HOTEL.address_en);
    // A driver in Iran reads Persian, whatever the traveller does.
    expect(here).toContain(HOTEL.address_fa);
    if (locale === "en") expect(here).toContain(home.subject.stays[0]?.property.name_fa);
    for (const voucher of [abroad, home]) expect(linksIn(drawn(voucher, locale))).toContain(`tel:${HOTEL.phone}`);
  });

  it("says whom to call about the transfer, and support's number from abroad", () => {
    const contacts = read(abroad, locale, "contacts");
    expect(contacts).toContain(locale === "fa" ? "برگزارکننده و ترانسفر" : "Agency and transfers");
    expect(contacts).toContain(locale === "fa" ? "از خارج از ایران:" : "From abroad:");
    const page = drawn(abroad, locale);
    const agency = abroad.subject.tour.agency_phone.replace(/^0/, "tel:+98");
    expect(linksIn(page.slice(page.indexOf('aria-labelledby="voucher-contacts"'))).slice(0, 3)).toEqual([
      agency,
      "tel:1685",
      "tel:+982100001685",
    ]);
  });
});
