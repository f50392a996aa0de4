import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Choice, SelectField, TextField } from "./Field.tsx";

const meta: Meta = { title: "اجزا/فیلد Field" };
export default meta;
type Story = StoryObj;

export const Text: Story = {
  render: () => <TextField label="مقصد" placeholder="شهر یا هتل" hint="به فارسی یا لاتین" />,
};
export const Invalid: Story = {
  render: () => <TextField label="مقصد" defaultValue="؟" error="مقصدی با این نام پیدا نشد" />,
};
export const LatinData: Story = {
  render: () => <TextField label="ایمیل" type="email" dir="ltr" defaultValue="traveller@shamseh.example" />,
  // Latin letters run from left to right, and begin where the page's own text begins.
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const { direction, textAlign } = getComputedStyle(field);
    await expect(direction).toBe("ltr");
    const edge = { start: "left", end: "right", left: "left", right: "right" }[textAlign];
    await expect(edge).toBe(getComputedStyle(field.parentElement as Element).direction === "rtl" ? "right" : "left");
  },
};
export const Select: Story = {
  render: () => (
    <SelectField
      label="سن کودک"
      options={[
        { value: "5", label: "۵ سال" },
        { value: "6", label: "۶ سال" },
      ]}
    />
  ),
};
/** The arrow stands inside of the padding, not on the border. */
export const SelectArrowInside: Story = {
  ...Select,
  play: async ({ canvas }) => {
    const { appearance, paddingInlineEnd, backgroundImage } = getComputedStyle(canvas.getByRole("combobox"));
    await expect([appearance, paddingInlineEnd]).toEqual(["none", "36px"]);
    await expect(backgroundImage).toContain("conic-gradient");
  },
};
export const Choices: Story = {
  render: () => (
    <fieldset>
      <legend>نوع</legend>
      <Choice name="type" value="hotel" count="۱۳" isDefaultChecked>
        هتل
      </Choice>
      <Choice name="type" value="villa" count="۲">
        ویلا
      </Choice>
      <Choice kind="radio" name="meal" value="breakfast" count="۹">
        با صبحانه
      </Choice>
    </fieldset>
  ),
};

/** In the dark an empty box has the ground of its page, and a ticked one our blue. */
export const DarkChoices: Story = {
  ...Choices,
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    const [ticked, empty] = canvas.getAllByRole("checkbox").map((box) => getComputedStyle(box).backgroundColor);
    await expect([ticked, empty]).toEqual(["rgb(157, 178, 255)", "rgb(22, 29, 56)"]);
  },
};
