import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { formatPercent } from "#domain/text/numbers.ts";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Badge.guide.tsx";
import { Badge, Chip } from "./Badge.tsx";

const copy = {
  fa: {
    offer: `${formatPercent(15, "fa")} تخفیف`,
    instant: "تأیید آنی",
    free: "لغو رایگان",
    full: "تکمیل",
    family: "خانوادگی",
    historic: "تاریخی",
    cheapest: "ارزان‌ترین",
    dearest: "گران‌ترین",
    remove: "حذف فیلتر:",
    hotel: "هتل",
  },
  en: {
    offer: "15% off",
    instant: "Instant confirmation",
    free: "Free cancellation",
    full: "Sold out",
    family: "Family",
    historic: "Historic",
    cheapest: "Cheapest",
    dearest: "Most expensive",
    remove: "Remove filter:",
    hotel: "Hotel",
  },
};

const meta: Meta<typeof Badge> = {
  title: "اجزا/نشانک Badge",
  component: Badge,
  subcomponents: { Chip },
  args: { look: "info", icon: "bolt" },
  parameters: { guide, words: { fa: { children: copy.fa.instant }, en: { children: copy.en.instant } } },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Playground: Story = {};
export const Looks: Story = {
  render: (_, context) => {
    const words = wordsIn(copy, context);
    return (
      <Inline>
        <Badge look="offer">{words.offer}</Badge>
        <Badge look="info" icon="bolt">
          {words.instant}
        </Badge>
        <Badge look="success" icon="shield">
          {words.free}
        </Badge>
        <Badge look="danger" icon="warning">
          {words.full}
        </Badge>
        <Badge>{words.family}</Badge>
        <Badge look="heritage">{words.historic}</Badge>
      </Inline>
    );
  },
};
export const Chips: Story = {
  render: (_, context) => {
    const words = wordsIn(copy, context);
    return (
      <Inline>
        <Chip href="#a" isChosen>
          {words.cheapest}
        </Chip>
        <Chip href="#b">{words.dearest}</Chip>
        <Chip href="#c" removeLabel={words.remove}>
          {words.hotel}
        </Chip>
      </Inline>
    );
  },
};
