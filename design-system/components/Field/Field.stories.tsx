import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Field.guide.tsx";
import { Choice, SelectField, TextAreaField, TextField } from "./Field.tsx";

const ages = {
  fa: {
    label: "سن کودک",
    options: [
      { value: "5", label: "۵ سال" },
      { value: "6", label: "۶ سال" },
    ],
  },
  en: {
    label: "Age of the child",
    options: [
      { value: "5", label: "5 years" },
      { value: "6", label: "6 years" },
    ],
  },
};
const choices = {
  fa: { kind: "نوع", hotel: "هتل", villa: "ویلا", breakfast: "با صبحانه", counts: ["۱۳", "۲", "۹"] },
  en: { kind: "Type", hotel: "Hotel", villa: "Villa", breakfast: "With breakfast", counts: ["13", "2", "9"] },
};

const meta: Meta<typeof TextField> = {
  title: "اجزا/فیلد Field",
  component: TextField,
  subcomponents: { TextAreaField, SelectField, Choice },
  args: { type: "text" },
  parameters: {
    guide,
    words: {
      fa: { label: "مقصد", placeholder: "شهر یا هتل", hint: "به فارسی یا لاتین" },
      en: { label: "Destination", placeholder: "City or hotel", hint: "In Persian or English" },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Playground: Story = {};

export const Text: Story = {};
export const Invalid: Story = {
  args: { defaultValue: "؟" },
  parameters: {
    words: {
      fa: { label: "مقصد", error: "مقصدی با این نام پیدا نشد" },
      en: { label: "Destination", error: "No destination has this name" },
    },
  },
};
export const LatinData: Story = {
  args: { type: "email", dir: "ltr", defaultValue: "traveller@shamseh.example" },
  parameters: { words: { fa: { label: "ایمیل" }, en: { label: "Email" } } },
  // Latin letters run from left to right, aligned with the start of the page's text.
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const { direction, textAlign } = getComputedStyle(field);
    await expect(direction).toBe("ltr");
    const edge = { start: "left", end: "right", left: "left", right: "right" }[textAlign];
    await expect(edge).toBe(getComputedStyle(field.parentElement as Element).direction === "rtl" ? "right" : "left");
  },
};
export const Select: Story = {
  render: (_, context) => <SelectField {...wordsIn(ages, context)} />,
};
/** The arrow is inside the padding, not on the border. */
export const SelectArrowInside: Story = {
  ...Select,
  play: async ({ canvas }) => {
    const { appearance, paddingInlineEnd, backgroundImage } = getComputedStyle(canvas.getByRole("combobox"));
    await expect([appearance, paddingInlineEnd]).toEqual(["none", "36px"]);
    await expect(backgroundImage).toContain("conic-gradient");
  },
};
export const Choices: Story = {
  render: (_, context) => {
    const words = wordsIn(choices, context);
    return (
      <fieldset>
        <legend>{words.kind}</legend>
        <Choice name="type" value="hotel" count={words.counts[0]} isDefaultChecked>
          {words.hotel}
        </Choice>
        <Choice name="type" value="villa" count={words.counts[1]}>
          {words.villa}
        </Choice>
        <Choice kind="radio" name="meal" value="breakfast" count={words.counts[2]}>
          {words.breakfast}
        </Choice>
      </fieldset>
    );
  },
};

/** In the dark theme, an unchecked box has the page's background, and a checked one our blue. */
export const DarkChoices: Story = {
  ...Choices,
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    const [ticked, empty] = canvas.getAllByRole("checkbox").map((box) => getComputedStyle(box).backgroundColor);
    await expect([ticked, empty]).toEqual(["rgb(157, 178, 255)", "rgb(22, 29, 56)"]);
  },
};
