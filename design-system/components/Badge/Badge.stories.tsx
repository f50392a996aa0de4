import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { formatPercent } from "#domain/text/numbers.ts";
import { Badge, Chip } from "./Badge.tsx";

const meta: Meta = { title: "اجزا/نشانک Badge" };
export default meta;
type Story = StoryObj;

export const Looks: Story = {
  render: () => (
    <Inline>
      <Badge look="offer">{formatPercent(15, "fa")} تخفیف</Badge>
      <Badge look="info" icon="bolt">
        تأیید آنی
      </Badge>
      <Badge look="success" icon="shield">
        قابل لغو
      </Badge>
      <Badge look="danger" icon="warning">
        تکمیل
      </Badge>
      <Badge>خانوادگی</Badge>
      <Badge look="heritage">تاریخی</Badge>
    </Inline>
  ),
};
export const Chips: Story = {
  render: () => (
    <Inline>
      <Chip href="#a" isChosen>
        ارزان‌ترین
      </Chip>
      <Chip href="#b">گران‌ترین</Chip>
      <Chip href="#c" removeLabel="حذف فیلتر:">
        هتل
      </Chip>
    </Inline>
  ),
};
