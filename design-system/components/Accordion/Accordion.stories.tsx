import type { Meta, StoryObj } from "@storybook/react-vite";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Accordion.guide.tsx";
import { Accordion } from "./Accordion.tsx";

const copy = {
  fa: { cancel: "شرایط لغو", free: "تا ۴ آذر رایگان است.", children: "قوانین کودکان", under: "زیر دو سال رایگان است." },
  en: {
    cancel: "Cancellation policy",
    free: "Free until 25 November.",
    children: "Rules for children",
    under: "Under two years a child stays free.",
  },
};

const meta: Meta<typeof Accordion> = {
  title: "اجزا/تاشو Accordion",
  component: Accordion,
  args: { isOpen: true },
  parameters: {
    guide,
    words: {
      fa: { title: copy.fa.cancel, children: copy.fa.free },
      en: { title: copy.en.cancel, children: copy.en.free },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Accordion>;

export const Playground: Story = {};
export const Default: Story = {
  render: (_, context) => {
    const words = wordsIn(copy, context);
    return (
      <>
        <Accordion title={words.cancel} isOpen>
          {words.free}
        </Accordion>
        <Accordion title={words.children}>{words.under}</Accordion>
      </>
    );
  },
};
