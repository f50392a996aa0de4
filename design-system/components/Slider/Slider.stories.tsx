import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { guide } from "./Slider.guide.tsx";
import { Slider, type SliderProps } from "./Slider.tsx";

const copy = {
  fa: { price: "قیمت هر شب", from: "از", to: "تا", distance: "دورترین فاصله تا مرکز شهر", km: "کیلومتر" },
  en: { price: "Price of a night", from: "From", to: "To", distance: "Farthest from the centre", km: "km" },
};

/** Rial amounts, as the form sends them. */
const bounds = { min: 10_000_000, max: 110_000_000, step: 5_000_000 };

function Price(props: Partial<SliderProps>) {
  const { locale } = useLocale();
  const words = copy[locale];
  return (
    <form>
      <Slider
        label={words.price}
        bounds={bounds}
        thumbs={[
          { name: "price_min", label: words.from, value: 30_000_000 },
          { name: "price_max", label: words.to, value: 80_000_000 },
        ]}
        format={(rial) => formatMoneyText(rial, locale)}
        {...props}
      />
    </form>
  );
}

function Distance() {
  const { locale } = useLocale();
  const words = copy[locale];
  return (
    <Slider
      label={words.distance}
      bounds={{ min: 0, max: 20, step: 1 }}
      thumbs={[{ name: "distance", label: words.distance, value: 5 }]}
      format={(distance) => `${formatNumber(distance, locale)} ${words.km}`}
    />
  );
}

const meta: Meta<typeof Slider> = {
  title: "اجزا/لغزنده Slider",
  component: Slider,
  args: { isLabelHidden: false },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Playground: Story = { render: (args) => <Price {...args} /> };

/** Waits until React Aria has taken over the thumbs. */
async function loaded(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  await userEvent.tab();
  await waitFor(() => expect(canvasElement.querySelector("[data-rac]")).not.toBeNull());
  return within(canvasElement).getAllByRole("slider");
}

export const Default: Story = {
  render: () => <Price />,
  play: async ({ canvasElement }) => {
    const [from, to] = await loaded(canvasElement);
    if (!from || !to) throw new Error("There are two thumbs");
    await waitFor(() => expect(from).toHaveFocus());
    const isRtl = document.documentElement.dir === "rtl";
    const left = (thumb: HTMLElement) => thumb.getBoundingClientRect().left;
    await expect(isRtl ? left(to) < left(from) : left(from) < left(to)).toBe(true);

    const before = left(from);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(left(from)).toBeGreaterThan(before));
    await expect(from).toHaveValue(isRtl ? "25000000" : "35000000");
    await expect(from.getAttribute("aria-valuetext")).toMatch(isRtl ? /۲٬۵۰۰٬۰۰۰/ : /3,500,000/);
    await userEvent.keyboard("{End}");
    await expect(from).toHaveValue("80000000");
    await userEvent.keyboard("{Home}");
    await expect(from).toHaveValue("10000000");
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    const form = canvasElement.querySelector("form");
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      price_min: "10000000",
      price_max: "85000000",
    });
  },
};

export const Range: Story = {
  render: () => <Price />,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
  },
};

export const OneThumb: Story = {
  render: () => <Distance />,
  play: async ({ canvasElement }) => {
    const [thumb] = await loaded(canvasElement);
    await userEvent.keyboard("{ArrowUp}");
    await expect(thumb).toHaveValue("6");
  },
};

export const BeforeItsCodeIsHere: Story = { render: () => <Price /> };
