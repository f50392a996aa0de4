import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Combobox, type ComboboxOption } from "./Combobox.tsx";

const options: ComboboxOption[] = [
  { id: "city-2", name: "اصفهان", detail: "استان اصفهان", icon: "location", group: "شهرها" },
  { id: "property-2", name: "هتل گره‌چینی", detail: "اصفهان", icon: "building", group: "اقامتگاه‌ها" },
];
const common = {
  label: "مقصد",
  name: "destination_name",
  idName: "destination_id",
  placeholder: "شهر یا هتل",
  words: { empty: "پیدا نشد", failed: "پیشنهادها بارگذاری نشد" },
};

const keys = `
Before any script, and when its code does not arrive, this is a plain text field of the form. The list's code is fetched
when the field is first pointed at or focused, and attaches itself to that same field.

| Key | Right to left and left to right |
|---|---|
| ↓ · ↑ | walk the suggestions, round through the last and the first |
| Enter | chooses the active suggestion; without one it sends the form |
| Tab | chooses the active suggestion and goes on |
| Escape | closes the list; the text stays |
| → · ← · Home · End | move the caret in the text |
`;

const meta: Meta = {
  title: "اجزا/پیشنهاددهنده Combobox",
  parameters: { docs: { description: { component: keys } } },
};
export default meta;
type Story = StoryObj;

/** The list stands at the end of the document, so it is looked for on the whole screen. */
const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole("combobox"), "اصف");
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
};

export const Default: Story = {
  render: () => <Combobox {...common} suggest={async () => options} />,
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

export const Open: Story = { ...Default, play: open };

/** Letters typed while the list's code is on its way are all there, in the same field, with the caret after them. */
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
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = String(new FormData(event.currentTarget).get("destination_name"));
      }}
    >
      <Combobox {...common} suggest={async () => options} />
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
  render: () => <Combobox {...common} suggest={async () => []} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "xyz");
    await expect(await screen.findByText("پیدا نشد")).toBeVisible();
  },
};

export const SuggestionsFailed: Story = {
  render: () => <Combobox {...common} suggest={async () => null} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "اصف");
    await expect(await screen.findAllByText("پیشنهادها بارگذاری نشد")).not.toHaveLength(0);
  },
};

export const Invalid: Story = {
  render: () => <Combobox {...common} suggest={async () => options} error="مقصد را وارد کنید" />,
};

export const LongNames: Story = {
  render: () => (
    <Combobox
      {...common}
      suggest={async () =>
        options.map((option) => ({
          ...option,
          name: `${option.name} ${"و مجموعهٔ اقامتی گردشگری بزرگ ".repeat(3)}`,
          detail: "Grand Heritage Residence & Garden, Isfahan",
        }))
      }
    />
  ),
  play: open,
};
