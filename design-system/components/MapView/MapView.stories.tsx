import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { MapFrame } from "./MapFrame.tsx";
import { guide } from "./MapView.guide.tsx";
import { MapView } from "./MapView.tsx";
import type { MapContent, MapPoint, MapWords, PinProps } from "./map-types.ts";
import { fit } from "./projection.ts";
import { StreetSheet } from "./StreetSheet.tsx";

const copy: Record<Locale, MapWords> = {
  fa: {
    zoomIn: "بزرگ‌تر",
    zoomOut: "کوچک‌تر",
    reset: "نمایش کل نقشه",
    kilometers: (count) => `${count} کیلومتر`,
    meters: (count) => `${count} متر`,
    open: "مشاهدهٔ اقامتگاه",
    close: "بستن",
    unavailable: "با این تاریخ‌ها قابل رزرو نیست",
    search: "جست‌وجو در همین محدوده",
    sketch: "طرح است، برای مسیریابی نیست",
    plain: "این‌جا طرحی از خیابان‌ها نیست",
    others: (count) => `${count} اقامتگاه دیگر در همین‌جا`,
    position: (place, count) => `${place} از ${count}`,
    next: "بعدی",
    previous: "قبلی",
  },
  en: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Show the whole map",
    kilometers: (count) => `${count} km`,
    meters: (count) => `${count} m`,
    open: "View property",
    close: "Close",
    unavailable: "Not available on these dates",
    search: "Search this area",
    sketch: "Sketch, not for navigation",
    plain: "No sketch of streets here",
    others: (count) => `${count} more here`,
    position: (place, count) => `${place} of ${count}`,
    next: "Next",
    previous: "Previous",
  },
};
const names = {
  fa: { hotel: "هتل", map: "نقشهٔ اصفهان", square: "میدان نقش جهان" },
  en: { hotel: "Hotel", map: "Map of Isfahan", square: "Naqsh-e Jahan Square" },
};
const called = (id: number) => `(${names.fa.hotel} ${formatNumber(id, "fa")}|${names.en.hotel} ${id})`;
const named = (id: number) => new RegExp(`^${called(id)}$`);
const pinOf = (id: number) => new RegExp(`${called(id)}(?![\\d۰-۹])`);
const either = (word: "zoomIn" | "search" | "close" | "next" | "previous") =>
  new RegExp(`^(${copy.fa[word]}|${copy.en[word]})$`);

const pointAt = (id: number, lat: number, lon: number) => ({
  id,
  lat,
  lon,
  name: "",
  href: `#${id}` as string | null,
  price: id === 5 ? null : { amount: 23_500_000 + id * 1_000_000, of: "" },
});
const points = (count: number) =>
  Array.from({ length: count }, (_, id) => pointAt(id, 32.64 + ((id * 37) % 23) / 600, 51.65 + ((id * 53) % 29) / 600));

type Drawn = Partial<Omit<MapContent, "words" | "points">> & { points: MapPoint[] };

/** Names and prices of places in the page's language. */
function useSpoken(content: Drawn): Omit<MapContent, "words"> {
  const { locale } = useLocale();
  const of = formatNightsAndRooms(3, 2, locale);
  return {
    caption: names[locale].map,
    ...content,
    points: content.points.map((point) => ({
      ...point,
      name: `${names[locale].hotel} ${formatNumber(point.id, locale)}`,
      price: point.price && { ...point.price, of },
    })),
    landmarks: content.landmarks?.map((landmark) => ({ ...landmark, name: names[locale].square })),
  };
}

function Framed({ content, onSearch }: { content: Drawn; onSearch?: () => void }) {
  const spoken = useSpoken(content);
  const words = copy[useLocale().locale];
  return (
    <MapFrame points={spoken.points} words={words} onSearch={onSearch}>
      {(pins) => <MapView {...spoken} {...pins} words={words} />}
    </MapFrame>
  );
}
const framed = (content: Drawn, onSearch?: () => void) => <Framed content={content} onSearch={onSearch} />;

const meta: Meta<typeof MapView> = {
  title: "اجزا/نقشه MapView",
  component: MapView,
  subcomponents: { MapFrame, StreetSheet },
  args: {},
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof MapView>;

export const Playground: Story = {
  parameters: { playgroundFrame: "440px" },
  render: () => framed(many),
};

const square = { lat: 32.6572, lon: 51.6776, name: "" };
const many: Drawn = { points: points(24), landmarks: [square] };
const search = fn();

export const ManyPlaces: Story = { render: () => framed(many) };

/** A pin, its card, the page's link at once, Escape, the pin. Another pin replaces the card. */
export const Card: Story = {
  render: () => framed(many),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pins = canvas.getAllByRole("link", { name: /هتل|Hotel/ });
    const [one, other] = [pins.at(-1) as HTMLElement, pins.at(-6) as HTMLElement];
    await userEvent.click(one);
    const card = await canvas.findByRole("dialog", { name: named(0) });
    await expect(card).toHaveAccessibleDescription(
      /^(۲٬۳۵۰٬۰۰۰ تومان|2,350,000 toman) · (۳ شب · ۲ اتاق|3 nights · 2 rooms)$/,
    );
    const link = within(card).getByRole("link");
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#0");
    await expect(one).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(one).toHaveFocus();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(one).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(one);
    await userEvent.click(other);
    const second = canvas.getByRole("dialog", { name: named(5) });
    await expect(second).toHaveAccessibleDescription(/قابل رزرو نیست|Not available/);
    await expect(canvas.getAllByRole("dialog")).toHaveLength(1);
    await expect(within(second).getByRole("link")).toHaveFocus();
    await userEvent.click(within(second).getByRole("button", { name: either("close") }));
    await expect(other).toHaveFocus();
  },
};

/** A press that requests a new tab is left to the link. */
export const PressWithAKey: Story = {
  render: () => framed(many),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [pin] = canvas.getAllByRole("link", { name: /هتل|Hotel/ });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    const stay = (event: Event) => {
      press.stopImmediatePropagation();
      (event as Event & { wasLeft?: boolean }).wasLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", stay, { once: true });
    pin?.dispatchEvent(press);
    await expect(press).toHaveProperty("wasLeft", true);
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** After a move, by keys or by the buttons, the map offers to search the visible area; after a reset it does not. */
export const Moved: Story = {
  render: () => framed(many, search),
  play: async ({ canvasElement }) => {
    search.mockClear();
    const canvas = within(canvasElement);
    const offer = () => canvas.queryByRole("button", { name: either("search") });
    const map = canvas.getByRole("group", { name: /^(نقشهٔ اصفهان|Map of Isfahan)$/ });
    await expect(offer()).toBeNull();
    map.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(offer()).toBeVisible();
    await userEvent.keyboard("0");
    await expect(offer()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: either("zoomIn") }));
    await userEvent.click(await canvas.findByRole("button", { name: either("search") }));
    await waitFor(() => expect(offer()).toBeNull());
    const [{ south, west, north, east }] = search.mock.lastCall as [
      Record<"south" | "west" | "north" | "east", number>,
    ];
    await expect(south).toBeGreaterThan(32.6);
    await expect(north).toBeLessThan(32.72);
    await expect(west).toBeLessThan(east);
    for (const degrees of [south, west, north, east]) await expect(String(degrees)).toMatch(/^\d+(\.\d{1,4})?$/);
  },
};

/** A searched area is visible to its edges. */
export const OfAnArea: Story = {
  render: () => framed({ ...many, area: { south: 32.65, west: 51.66, north: 32.66, east: 51.68 } }, search),
};
export const WithCard: Story = {
  render: () => framed(many, search),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: either("zoomIn") }));
    await userEvent.click(canvas.getByRole("link", { name: pinOf(3) }));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    for (const one of [...canvas.getByRole("dialog").querySelectorAll("a, button")])
      await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const OnePlace: Story = {
  render: () => framed({ points: [{ ...pointAt(1, 32.66, 51.67), href: null, price: null }] }),
};
export const ByTheSea: Story = {
  render: () => framed({ points: [pointAt(1, 26.53, 53.98)] }),
};

/** A city without a sketch: plain ground, and said so. */
export const WithoutASketch: Story = {
  render: () => framed({ points: [pointAt(1, 34.8, 48.515), pointAt(2, 34.79, 48.53)] }),
};
/** Four hundred places on one spot are one pin; its card leads through them, and the focus stays on its buttons. */
export const OnOneSpot: Story = {
  render: () =>
    framed({ points: Array.from({ length: 400 }, (_, id) => pointAt(id + 10, 32.66, 51.67)), landmarks: [square] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [pin, ...others] = canvas.getAllByRole("link");
    await expect(others).toHaveLength(0);
    await userEvent.click(pin as HTMLElement);
    const card = within(canvas.getByRole("dialog", { name: named(10) }));
    await expect(card.getByRole("status")).toHaveTextContent(/^(۱ از ۴۰۰|1 of 400)$/);
    const next = card.getByRole("button", { name: either("next") });
    await userEvent.click(next);
    await expect(canvas.getByRole("dialog")).toHaveAccessibleName(named(11));
    await expect(next).toHaveFocus();
    await userEvent.click(card.getByRole("button", { name: either("previous") }));
    await userEvent.click(card.getByRole("button", { name: either("previous") }));
    await expect(card.getByRole("status")).toHaveTextContent(/^(۴۰۰ از ۴۰۰|400 of 400)$/);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.click(canvas.getByRole("link"));
  },
};

const onStreets: Drawn = {
  points: [...points(9), { ...pointAt(99, 32.66, 51.67), href: null, price: null }],
  landmarks: [square],
};

function Streets() {
  const spoken = useSpoken(onStreets);
  const { locale } = useLocale();
  const words = copy[locale];
  const sheet = ({ chosen, onChoose }: PinProps) => (
    <StreetSheet
      {...spoken}
      words={words}
      chosen={chosen}
      onChoose={onChoose}
      ground={createRef()}
      sheet={{ viewport: fit(points(24), 300, 240), width: 300, height: 240 }}
      zoom={() => {}}
      reset={() => {}}
      nudge={() => {}}
      credit={{
        text: ofPair(["© مشارکت‌کنندگان OpenStreetMap", "© OpenStreetMap contributors"], locale),
        href: "#credit",
      }}
    />
  );
  return (
    <MapFrame points={spoken.points} words={words}>
      {sheet}
    </MapFrame>
  );
}
/**
 * Overlays of a street map, which another component draws below: pins in order, a landmark, the scale and the credit.
 */
export const OnStreets: Story = { render: () => <Streets /> };
/** By keyboard, the same card as on the drawn map. */
export const CardOnStreets: Story = {
  ...OnStreets,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pin = canvas.getByRole("link", { name: pinOf(2) });
    pin.focus();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvas.getByRole("dialog", { name: named(2) })).getByRole("link")).toHaveFocus();
    await expect(pin).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(pin).toHaveFocus();
    await userEvent.click(pin);
  },
};
export const Empty: Story = { render: () => framed({ points: [] }) };
