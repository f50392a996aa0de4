import type { Meta, StoryObj } from "@storybook/react-vite";
import { withWords } from "#app/src/page/story.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { count, isSo, playground } from "#tests/stories/playground.tsx";
import { FromPrice } from "./FromPrice.tsx";
import { Total } from "./Total.tsx";

const meta: Meta = { title: "اجزا/قیمت Price parts", parameters: { bothDirections: true } };
export default meta;
type Story = StoryObj;

const each = { fa: "هر اتاق و شب", en: "per room and night" };

/** A sum of three nights in some rooms, in the language around it. */
function Nights({ rooms, average, ...sum }: { amount: number; rack: number; rooms: number; average?: number }) {
  const { locale } = useLocale();
  return (
    <Total
      {...sum}
      of={formatNightsAndRooms(3, rooms, locale)}
      {...(average && { average: { amount: average, of: each[locale] }, size: "large" as const })}
    />
  );
}

export const Playground: Story = playground(
  { toman: 16_468_500, tomanBefore: 18_000_000, rooms: 2, hasAverage: true },
  {
    toman: count("مبلغ، تومان · Amount, toman", 0, 999_999_999),
    tomanBefore: count("قبل از تخفیف، تومان · Before discount, toman", 0, 999_999_999),
    rooms: count("شمار اتاق‌ها · Rooms", 1, 9),
    hasAverage: isSo("با میانگین هر اتاق و شب · With the average per room and night"),
  },
  ({ toman, tomanBefore, rooms, hasAverage }) => (
    <Nights
      amount={toman * 10}
      rack={tomanBefore * 10}
      rooms={rooms}
      {...(hasAverage && { average: Math.round((toman * 10) / (3 * rooms)) })}
    />
  ),
);
export const OneRoom: Story = { render: withWords(<Nights amount={89_130_000} rack={90_500_000} rooms={1} />) };
export const TwoRoomsWithAverage: Story = {
  render: withWords(<Nights amount={164_685_000} rack={164_685_000} rooms={2} average={27_447_500} />),
};
export const From: Story = {
  render: withWords(<FromPrice amount={15_700_000} rack={19_620_000} date="2026-12-03" href="#rooms" />),
};
export const FromWithoutADay: Story = {
  render: withWords(<FromPrice amount={15_700_000} rack={null} date={null} href={null} />),
};
export const NoPrice: Story = { render: withWords(<FromPrice amount={null} rack={null} date={null} href={null} />) };
