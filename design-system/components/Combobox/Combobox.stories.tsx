import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { localeOf } from "#domain/text/in-locale.ts";
import { guide } from "./Combobox.guide.tsx";
import { Combobox, type ComboboxOption } from "./Combobox.tsx";

const options: ComboboxOption[] = [
  { id: "city-2", name: "اصفهان", detail: "استان اصفهان", icon: "location", group: "شهرها" },
  { id: "property-2", name: "هتل گره‌چینی", detail: "اصفهان", icon: "building", group: "اقامتگاه‌ها" },
];
const spoken = {
  fa: {
    label: "مقصد",
    placeholder: "شهر یا هتل",
    words: { empty: "مقصدی پیدا نشد", failed: "پیشنهادها بارگذاری نشد" },
  },
  en: {
    label: "Destination",
    placeholder: "City or hotel",
    words: { empty: "No destination found", failed: "Suggestions did not load" },
  },
};
const invalid = {
  fa: { ...spoken.fa, error: "مقصد را وارد کنید" },
  en: { ...spoken.en, error: "Enter a destination" },
};

const meta: Meta<typeof Combobox> = {
  title: "اجزا/پیشنهاددهنده Combobox",
  component: Combobox,
  args: { name: "destination_name", idName: "destination_id", suggest: async () => options },
  parameters: { guide, words: spoken },
};
export default meta;
type Story = StoryObj<typeof Combobox>;

export const Playground: Story = {};

/** The list is rendered at the end of the document, so the whole screen is queried. */
const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole("combobox"), "اصف");
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
};

export const Default: Story = {
  play: async (context) => {
    const field = within(context.canvasElement).getByRole("combobox");
    await open(context);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent("گره"),
    );
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("هتل گره‌چینی");
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(context.canvasElement.querySelector("[name=destination_id]")).toHaveValue("property-2");
  },
};

/** An arrow key may scroll the page to its option; Enter then still takes it. */
export const ScrolledWhileOpen: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "200vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("{ArrowDown}");
    const isScrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    window.scrollBy(0, 40);
    await isScrolled;
    await expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(context.canvasElement.querySelector("[name=destination_id]")).toHaveValue("city-2");
    window.scrollTo(0, 0);
  },
};

export const Open: Story = { ...Default, play: open };

/** Letters typed while the list's code loads are kept, in the same field, with the caret after them. */
export const TypedWhileLoading: Story = {
  ...Default,
  play: async (context) => {
    const field = within(context.canvasElement).getByRole<HTMLInputElement>("combobox");
    await open(context);
    await expect(within(context.canvasElement).getByRole("combobox")).toBe(field);
    await expect(field).toHaveValue("اصف");
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(field).toHaveValue("اصف");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

export const EnterWithoutChoiceSendsTheForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = String(new FormData(event.currentTarget).get("destination_name"));
      }}
    >
      <Combobox {...args} />
      <button type="submit">جستجو</button>
    </form>
  ),
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("{Enter}");
    await expect(context.canvasElement.querySelector("form")).toHaveAttribute("data-sent", "اصف");
  },
};

export const NothingFound: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "xyz");
    await expect(await screen.findByText(/^(مقصدی پیدا نشد|No destination found)$/)).toBeVisible();
  },
};

export const SuggestionsFailed: Story = {
  args: { suggest: async () => null },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "اصف");
    await expect(await screen.findAllByText(/^(پیشنهادها بارگذاری نشد|Suggestions did not load)$/)).not.toHaveLength(0);
  },
};

export const Invalid: Story = {
  parameters: { words: invalid },
};

const long = {
  fa: { more: "و مجموعهٔ اقامتی گردشگری بزرگ ", names: ["اصفهان", "هتل گره‌چینی"], groups: ["شهرها", "اقامتگاه‌ها"] },
  en: {
    more: "and Grand Heritage Residence ",
    names: ["Isfahan", "Gereh Chini Hotel"],
    groups: ["Cities", "Properties"],
  },
};
export const LongNames: Story = {
  args: {
    suggest: async () => {
      const { more, names, groups } = long[localeOf(document.documentElement.lang)];
      return options.map((option, index) => ({
        ...option,
        name: `${names[index]} ${more.repeat(3)}`,
        group: groups[index] ?? "",
        detail: "Grand Heritage Residence & Garden, Isfahan",
      }));
    },
  },
  play: open,
};
