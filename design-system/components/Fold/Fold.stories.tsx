import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { guide } from "./Fold.guide.tsx";
import { Fold, type FoldProps } from "./Fold.tsx";

const copy = {
  fa: {
    more: "۳ فصل دیگر",
    less: "نمایش کمتر",
    seasons: ["بهار", "تابستان", "پاییز", "زمستان"],
    text: "کاخی از دورهٔ صفوی، کنار رودخانه، با تالار آینه و باغی که هنوز آب آن از قنات می‌آید. ",
  },
  en: {
    more: "3 more seasons",
    less: "Show less",
    seasons: ["Spring", "Summer", "Autumn", "Winter"],
    text: "A palace of the Safavid time beside the river, with a hall of mirrors and a garden watered by a qanat. ",
  },
};

function Seasons(props: Partial<FoldProps>) {
  const { more, less, seasons } = copy[useLocale().locale];
  return (
    <Fold kept={1} of={seasons.length} more={more} less={less} {...props}>
      {seasons.map((season) => (
        <Surface key={season}>{season}</Surface>
      ))}
    </Fold>
  );
}

function LongText() {
  const { more, less, text } = copy[useLocale().locale];
  return (
    <Fold kept="lines" of={2} more={more} less={less}>
      <Text>{text.repeat(12)}</Text>
      <Text>{text}</Text>
    </Fold>
  );
}

const meta: Meta<typeof Fold> = {
  title: "اجزا/تاخورده Fold",
  component: Fold,
  args: { kept: 1 },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Fold>;

export const Playground: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { playgroundFrame: "280px" },
  render: (args) => <Seasons {...args} />,
};

const phone = { viewport: { value: "phone" } };
const visible = (canvasElement: HTMLElement) =>
  [...Object.values(copy)]
    .flatMap(({ seasons }) => seasons)
    .filter((season) => within(canvasElement).queryByText(season)?.checkVisibility());

/** Wide screens fold nothing. */
export const WithRoom: Story = {
  render: () => <Seasons />,
  play: async ({ canvasElement }) => {
    await expect(visible(canvasElement)).toHaveLength(4);
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** A link to a folded element unfolds it. */
export const LinkedInto: Story = {
  globals: phone,
  render: () => <Seasons />,
  play: async ({ canvasElement }) => {
    const fourth = within(canvasElement).getByText(new RegExp(`^(${copy.fa.seasons[3]}|${copy.en.seasons[3]})$`));
    fourth.id = "fourth";
    location.hash = "#fourth";
    await waitFor(() => expect(visible(canvasElement)).toHaveLength(4));
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute("aria-expanded", "true");
    history.replaceState(null, "", location.pathname + location.search);
  },
};

export const Folded: Story = {
  globals: phone,
  render: () => <Seasons />,
  play: async ({ canvasElement }) => {
    await expect(visible(canvasElement)).toHaveLength(1);
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute("aria-expanded", "false");
  },
};

export const Unfolded: Story = {
  globals: phone,
  render: () => <Seasons />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(visible(canvasElement)).toHaveLength(4);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(visible(canvasElement)).toHaveLength(1);
    await userEvent.keyboard(" ");
    await expect(visible(canvasElement)).toHaveLength(4);
  },
};

/** Without more children than are kept, there is no button. */
export const NothingMore: Story = {
  globals: phone,
  render: () => <Seasons kept={3} of={3} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const FirstLines: Story = {
  globals: phone,
  render: () => <LongText />,
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("p");
    if (!first || !second) throw new Error("two paragraphs are drawn");
    await expect(first.clientHeight).toBeLessThan(140);
    await expect(second.checkVisibility()).toBe(false);
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(first.clientHeight).toBeGreaterThan(300);
    await expect(second.checkVisibility()).toBe(true);
  },
};
