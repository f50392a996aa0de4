import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import { flightVoucher, flightVoucherAbroad } from "#fixtures/answers/flight-reservation.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { tourVoucher, tourVoucherAbroad } from "#fixtures/answers/tour-reservation.ts";
import { flightParts } from "#products/flight/web/parts.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";
import { Paper } from "./VoucherFrame.tsx";
import * as styles from "./voucher.css.ts";

const vouchers: readonly [name: string, parts: AnyParts, voucher: VoucherEnvelope][] = [
  ["stay", stayParts, voucher],
  ["tour", tourParts, tourVoucher],
  ["tour abroad", tourParts, tourVoucherAbroad],
  ["flight", flightParts, flightVoucher],
  ["flight both ways abroad", flightParts, flightVoucherAbroad],
];

describe.each(vouchers)("The voucher of a %s", (_name, parts, value) => {
  it.each(locales)("has every dated cost of cancelling on its paper too, in %s", (locale) => {
    const drawn = renderToStaticMarkup(
      <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
        <Paper voucher={value} parts={parts} note={null} />
      </PageProviders>,
    );
    const sheets = drawn.split("data-sheet=").slice(1);
    expect(sheets.length).toBeGreaterThan(0);
    expect(value.penalties.length).toBeGreaterThan(1);
    for (const sheet of sheets) {
      const [, list = ""] = sheet.match(/<ul class="([^"]*)"><li[^>]*data-penalty/) ?? [];
      expect(list.split(" ")).toContain(styles.penalties.split(" ").at(-1));
      expect(list).not.toContain(styles.notPrinted);
      expect([...sheet.matchAll(/data-penalty="(\d+)"/g)].map(([, amount]) => Number(amount))).toEqual(
        value.penalties.map(({ amount }) => amount),
      );
    }
  });
});
