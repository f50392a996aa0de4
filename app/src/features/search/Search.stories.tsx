import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { count, playground } from "#tests/stories/playground.tsx";
import { Search } from "./Search.tsx";
import type { SearchFormProps, SearchTab } from "./search-tab.ts";

/** Two products, of which the second is not sold here: its form is fetched when its tab is chosen. */
const FerryForm = ({ typed }: SearchFormProps) => (
  <label>
    Pier <input name="pier" defaultValue={typed.get("pier") ?? ""} />
  </label>
);
const tabs: Readonly<Record<string, SearchTab>> = {
  property: {
    label: "search.kind.property",
    icon: "building",
    missing: "common.home",
    dates: [],
    areas: ["stay"],
    load: async () => FerryForm,
  },
  ferry: {
    label: "common.home",
    icon: "globe",
    missing: "common.home",
    dates: [],
    areas: [],
    load: async () => FerryForm,
  },
};

const meta: Meta = { title: "اجزا/جست‌وجوی چند محصول Search" };
export default meta;
type Story = StoryObj;

const own = (
  <label>
    Stay <input name="stay" />
  </label>
);

export const Playground: Story = playground(
  { products: 2 },
  { products: count("شمار محصول‌ها · Products", 1, Object.keys(tabs).length) },
  ({ products }, actions) => (
    <Search tabs={Object.fromEntries(Object.entries(tabs).slice(0, products))} kind="property" actions={actions}>
      {own}
    </Search>
  ),
);
/** The form of one product stands alone. */
export const OneProduct: Story = {
  render: withWords((actions) => (
    <Search tabs={{ property: tabs["property"] as SearchTab }} kind="property" actions={actions}>
      {own}
    </Search>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("tablist")).toBeNull();
  },
};

/** The other form shows the last search made, and each form keeps typed values. */
export const TwoProducts: Story = {
  beforeEach: () => sessionStorage.setItem("search:ferry", "pier=12"),
  render: withWords((actions) => (
    <Search tabs={tabs} kind="property" shown="destination_id=city-2" actions={actions}>
      {own}
    </Search>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [stay, ferry] = canvas.getAllByRole("tab") as [HTMLElement, HTMLElement];
    await userEvent.type(canvas.getByRole("textbox", { name: "Stay" }), "Yazd");
    await userEvent.click(ferry);
    await expect(await canvas.findByRole("textbox", { name: "Pier" })).toHaveValue("12");
    await expect(canvas.queryByRole("textbox", { name: "Stay" })).toBeNull();
    await userEvent.click(stay);
    await expect(canvas.getByRole("textbox", { name: "Stay" })).toHaveValue("Yazd");
    await expect(sessionStorage.getItem("search:property")).toBe("destination_id=city-2");
  },
};
