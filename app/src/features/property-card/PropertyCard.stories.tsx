import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { withWords } from "#app/src/page/story.tsx";
import type { PropertyCard as Card } from "#domain/contract/property-card.shapes.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { propertyDetailsWithPhotos } from "#fixtures/answers/property-details-with-photos.ts";
import { isSo, oneOf, playground, typed } from "#tests/stories/playground.tsx";
import { PropertyCard } from "./PropertyCard.tsx";

const card = isfahanSearch.items[0] as Card;
const photographed = propertyDetailsWithPhotos.images[0]?.image ?? card.image;
const meta: Meta = { title: "اجزا/کارت اقامتگاه PropertyCard" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { look: "tile", name: "", hasDates: true, hasPhotograph: false, isCityKnown: false },
  {
    look: oneOf("چیدمان · Look", ["tile", "row"]),
    name: typed("نام دیگر · Another name"),
    hasDates: isSo("تاریخ انتخاب شده · Dates are chosen"),
    hasPhotograph: isSo("عکس دارد · Has a photograph"),
    isCityKnown: isSo("فهرست یک شهر · List of one city"),
  },
  ({ look, name, hasDates, hasPhotograph, isCityKnown }) => (
    <PropertyCard
      actions={idleActions}
      look={look === "row" ? "row" : "tile"}
      isCityKnown={isCityKnown}
      card={{
        ...card,
        ...(name && { name_fa: name, name_en: name }),
        ...(!hasDates && { stay: null }),
        ...(hasPhotograph && { image: photographed }),
      }}
    />
  ),
);
export const Tile: Story = { render: withWords(<PropertyCard actions={idleActions} card={card} />) };
export const Row: Story = { render: withWords(<PropertyCard actions={idleActions} card={card} look="row" />) };
export const WithoutDates: Story = {
  render: withWords(<PropertyCard actions={idleActions} card={{ ...card, stay: null }} />),
};
/** The photograph that its property shows first. */
export const WithPhotograph: Story = {
  render: withWords(<PropertyCard actions={idleActions} card={{ ...card, image: photographed }} look="row" />),
};
export const Blocked: Story = {
  render: withWords(
    <PropertyCard
      actions={idleActions}
      card={{ ...card, stay: null, blocking: { reason: "min_stay", date: "2026-12-01", nights: 3 } }}
    />,
  ),
};
export const NeitherPriceNorRating: Story = {
  render: withWords(
    <PropertyCard
      actions={idleActions}
      card={{ ...card, stay: null, from_price: null, from_rack: null, rating: { average: null, count: 0 } }}
    />,
  ),
};

const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
const longName = {
  name_fa: "مجتمع اقامتی گردشگری بزرگ باغ‌های معلق کنار زاینده‌رود و میدان نقش جهان",
  name_en: "Grand Residence of the Hanging Gardens by Zayandeh Rud and Naqsh-e Jahan Square",
};

/** The heart lies on the picture: a long name runs free, and the heart keeps its size. */
export const HeartBesideALongName: Story = {
  render: withWords(<PropertyCard actions={idleActions} card={{ ...card, ...longName }} look="row" />),
  play: async ({ canvasElement }) => {
    const heart = box(within(canvasElement).getByRole("button"));
    const name = box(within(canvasElement).getByRole("link"));
    await expect([heart.width, heart.height]).toEqual([44, 44]);
    await expect(heart.right <= name.left || heart.left >= name.right || heart.top >= name.bottom).toBe(true);
  },
};
export const HeartBesideALongNameOnAPhone: Story = {
  ...HeartBesideALongName,
  globals: { viewport: { value: "phone" } },
};

/** On a phone the picture is a strip beside the words, as high as they are: nearly two and a half cards are in sight. */
export const LowOnAPhone: Story = {
  ...Row,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    // Until it is seen, a card's parts are not laid out.
    await waitFor(() => {
      const picture = box(canvasElement.querySelector("img"));
      const { height } = box(canvasElement.querySelector("article"));
      expect([picture.width, Math.round(height - picture.height)]).toEqual([112, 2]);
      // Below the head of a list a telephone of 740 px has 570 px for cards.
      expect(height).toBeLessThanOrEqual(570 / 2.35);
    });
  },
};

/** On a wide screen the price stands beside the name, not below an empty middle. */
export const WideWithItsPriceBeside: Story = {
  ...Row,
  play: async ({ canvasElement }) => {
    const name = box(within(canvasElement).getByRole("heading"));
    const price = box(canvasElement.querySelector("del, s")?.closest("div"));
    await expect(price.right <= name.left || price.left >= name.right).toBe(true);
  },
};

/** The curve under the picture covers its edge by more than a device's pixel. */
export const NothingBelowTheOgee: Story = {
  ...Tile,
  play: async ({ canvasElement }) => {
    const curve = canvasElement.querySelector("svg[preserveAspectRatio=none]");
    const picture = box(canvasElement.querySelector("img"));
    await expect(box(curve).bottom - picture.bottom).toBeGreaterThanOrEqual(1.5);
  },
};
