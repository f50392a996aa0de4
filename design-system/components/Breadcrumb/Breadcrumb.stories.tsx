import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Breadcrumb.guide.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";

const crumbs = (home: string, city: string) => [
  { name: home, address: "#/" },
  { name: city, address: "#/i" },
];

const meta: Meta<typeof Breadcrumb> = {
  title: "اجزا/مسیر Breadcrumb",
  component: Breadcrumb,
  args: {},
  parameters: {
    guide,
    words: {
      fa: { label: "مسیر", crumbs: crumbs("صفحهٔ اصلی", "اصفهان"), current: "هتل گل ابریشم" },
      en: { label: "Breadcrumb", crumbs: crumbs("Home", "Isfahan"), current: "Gol-e Abrisham Hotel" },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Breadcrumb>;

export const Playground: Story = {};
export const Default: Story = {};
export const LongNames: Story = {
  parameters: {
    words: {
      fa: {
        label: "مسیر",
        crumbs: crumbs("صفحهٔ اصلی", "چهارمحال و بختیاری، شهرکرد و روستاهای اطراف"),
        current: "مجتمع اقامتی گردشگری بزرگ باغ‌های معلق زاینده‌رود",
      },
      en: {
        label: "Breadcrumb",
        crumbs: crumbs("Home", "Chaharmahal and Bakhtiari, Shahrekord and the villages around"),
        current: "The Grand Residence of the Hanging Gardens of Zayandeh Rud",
      },
    },
  },
};
