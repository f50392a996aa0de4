import type { Locator, Page } from "@playwright/test";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { SeatMapValue } from "#products/flight/contract/flight.shapes.ts";
import { FLIGHT_LABELS } from "#products/flight/words/flight-labels.ts";
import { logInByCall } from "./account.ts";
import { flightHeld, seatMapOf } from "./flight-booking.ts";
import { press, reach } from "./keyboard.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** The seat map for screen readers: the accessibility tree, and the list as its alternative. */

const words = {
  fa: {
    choose: "انتخاب صندلی",
    views: { map: "نقشهٔ هواپیما", list: "فهرست صندلی‌ها" },
    free: "رایگان",
    mine: "صندلی این مسافر",
    first: /^بزرگسال ۱/,
    sum: /^جمع صندلی‌ها/,
    refused: { taken: "رزرو شده است. صندلی دیگری انتخاب کنید.", blocked: "قابل انتخاب نیست. صندلی دیگری انتخاب کنید." },
  },
  en: {
    choose: "Choose seats",
    views: { map: "Map of the aircraft", list: "List of seats" },
    free: "no charge",
    mine: "this traveller’s seat",
    first: /^Adult 1/,
    sum: /^Seats: /,
    refused: { taken: "is taken. Choose another seat.", blocked: "isn’t available. Choose another seat." },
  },
} as const;
type Language = keyof typeof words;
type Seat = SeatMapValue["segments"][number]["rows"][number]["seats"][number];

/** Accessible name of a seat: position, traits, price and state. */
const nameOf = ({ seat, column, traits, price }: Seat, standing: string, locale: Language): string =>
  [
    `${localDigits(seat.slice(0, -column.length), locale)} ${column}`,
    ...traits.map((trait) => ofPair(FLIGHT_LABELS.seatTraits[trait], locale)),
    price === 0 ? words[locale].free : formatMoneyText(price, locale),
    standing,
  ].join(COMMA[locale]);

type Heard = { name: string; isDisabled: boolean };

/** Seats of the map, row by row, in the accessibility tree. */
async function heardSeats(page: Page): Promise<Heard[][]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const roleOf = ({ role }: Node): unknown => role?.value;
  const below = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : [child, ...below(child)];
    });
  // The calendar's grids are not in the tree while the seat sheet is open.
  const [grid, ...others] = nodes.filter((node) => !node.ignored && roleOf(node) === "grid");
  if (grid === undefined || others.length > 0) throw new Error(`${1 + others.length} grids are heard`);
  return below(grid)
    .filter((node) => roleOf(node) === "row")
    .map((row) =>
      below(row)
        .filter((node) => roleOf(node) === "button" && roleOf(byId.get(node.parentId ?? "") ?? node) === "gridcell")
        .map(({ name, properties = [] }) => ({
          name: String(name?.value ?? ""),
          isDisabled: properties.some((one) => one.name === "disabled" && one.value.value === true),
        })),
    );
}

/** Holds flights for two and opens their map. */
async function openMap(page: Page, locale: Language): Promise<{ dialog: Locator; seats: Seat[][] }> {
  await logInByCall(page);
  const held = await flightHeld(page);
  const [segment] = (await seatMapOf(page, held)).segments;
  const rows = segment?.rows.map((row) => row.seats.filter((seat) => seat.class === "economy")) ?? [];
  await page.goto(`/flight/reserve/prepare?confirmation_code=${held.confirmation_code}`);
  await ready(page);
  const { choose } = words[locale];
  await press(page, page.getByRole("button", { name: choose }));
  const dialog = page.getByRole("dialog", { name: choose });
  await dialog.getByRole("grid").waitFor();
  return { dialog, seats: rows.filter((row) => row.length > 0) };
}

/** Moves to a seat by the map's keys. */
async function goToSeat(page: Page, dialog: Locator, to: Seat): Promise<void> {
  await reach(page, dialog.locator('[data-seat][tabindex="0"]'));
  const row = (seat: string) => Number.parseInt(seat, 10);
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("data-seat") ?? "");
  while (row(await here()) !== row(to.seat)) {
    const before = await here();
    await page.keyboard.press(row(before) < row(to.seat) ? "ArrowDown" : "ArrowUp");
    if ((await here()) === before) throw new Error(`The keys lead from ${before} no further to ${to.seat}`);
  }
  await page.keyboard.press("Home");
  while ((await here()) !== to.seat) {
    const before = await here();
    await page.keyboard.press("ArrowRight");
    if ((await here()) === before) throw new Error(`The keys lead from ${before} no further to ${to.seat}`);
  }
}

for (const locale of someOf(["fa", "en"] as const, 1)) {
  test(`each seat says what it is, one that is refused says why, and the list chooses the same (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const w = words[locale];
    const { dialog, seats } = await openMap(page, locale);
    const stateOf = ({ state }: Seat) => ofPair(FLIGHT_LABELS.seatStates[state], locale);
    expect(await heardSeats(page)).toEqual(
      seats.map((row) =>
        row.map((seat) => ({ name: nameOf(seat, stateOf(seat), locale), isDisabled: seat.state !== "free" })),
      ),
    );

    const all = seats.flat();
    const closed = all.find(({ state }) => state !== "free");
    const free = all.find(({ state }) => state === "free");
    if (closed === undefined || closed.state === "free" || free === undefined) throw new Error("All seats are alike");
    await goToSeat(page, dialog, closed);
    await page.keyboard.press("Enter");
    const status = dialog.getByRole("status");
    await expect(status).toContainText(closed.seat);
    await expect(status).toContainText(w.refused[closed.state]);
    await expect(dialog.locator(`[data-seat="${closed.seat}"]`)).toBeFocused();

    // Chosen on the map, cleared, and chosen in the list: the same seat at the same price.
    const button = dialog.locator(`[data-seat="${free.seat}"]`);
    const sum = dialog.getByText(w.sum);
    const price = formatMoneyText(free.price, locale);
    await goToSeat(page, dialog, free);
    await page.keyboard.press("Enter");
    await expect(status).toContainText(free.seat);
    await expect(sum).toContainText(price);
    const first = dialog.getByRole("radio", { name: w.first });
    await first.press("Space");
    await expect(button).toHaveAccessibleName(nameOf(free, w.mine, locale));
    await button.press("Enter");
    await expect(button).toHaveAccessibleName(nameOf(free, stateOf(free), locale));
    await expect(sum).not.toContainText(price);

    await dialog.getByRole("radio", { name: w.views.list }).press("Space");
    const listed = dialog.locator(`input[type=radio][value="${free.seat}"]`);
    await expect(listed).toHaveAccessibleName(nameOf(free, "", locale).slice(0, -COMMA[locale].length));
    await listed.press("Space");
    await expect(status).toContainText(free.seat);
    await expect(sum).toContainText(price);
    await dialog.getByRole("radio", { name: w.views.map }).press("Space");
    await expect(button).toHaveAccessibleName(nameOf(free, w.mine, locale));
    await expect(dialog.getByRole("gridcell", { selected: true })).toHaveCount(1);
  });
}
