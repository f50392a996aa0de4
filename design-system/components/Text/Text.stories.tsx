import type { Meta, StoryObj } from "@storybook/react-vite";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Text.guide.tsx";
import { Heading, Hidden, Text } from "./Text.tsx";

const copy = {
  fa: {
    display: "شب‌های سفر",
    h1: "هتل‌های اصفهان",
    h2: "اتاق‌ها و قیمت‌ها",
    title: "عنوان کارت",
    body: "متن بدنه با می‌شود و اتاق‌ها",
    caption: "توضیح کوچک",
    at: "رزرو در",
    nights: "برای ۲ شب",
    long: "نامی بسیار بلند برای یک اقامتگاه سنتی در محلهٔ قدیمی شهر که از دو خط می‌گذرد ",
  },
  en: {
    display: "Nights on the road",
    h1: "Hotels in Isfahan",
    h2: "Rooms and prices",
    title: "Title of a card",
    body: "Body text, as most of a page is",
    caption: "A small note",
    at: "A booking at",
    nights: "for 2 nights",
    long: "A very long name of a traditional house in an old quarter of the city, longer than two lines ",
  },
};

const meta: Meta<typeof Text> = {
  title: "اجزا/متن Text",
  component: Text,
  subcomponents: { Heading, Hidden },
  args: { size: "body", tone: "ink" },
  parameters: { guide, words: { fa: { children: copy.fa.body }, en: { children: copy.en.body } } },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Playground: Story = {};

export const Scale: Story = {
  render: (_, context) => (
    <>
      <Heading level={1} look="display">
        {wordsIn(copy, context).display}
      </Heading>
      <Heading level={2} look="h1">
        {wordsIn(copy, context).h1}
      </Heading>
      <Heading level={3} look="h2">
        {wordsIn(copy, context).h2}
      </Heading>
      <Text size="title">{wordsIn(copy, context).title}</Text>
      <Text>{wordsIn(copy, context).body}</Text>
      <Text size="caption" tone="mute">
        {wordsIn(copy, context).caption}
      </Text>
    </>
  ),
};
export const LatinInPersian: Story = {
  render: (_, context) => (
    <Text>
      {wordsIn(copy, context).at} <bdi dir="ltr">Marjan Beach Hotel</bdi> {wordsIn(copy, context).nights}
    </Text>
  ),
};
export const LongAndClamped: Story = {
  render: (_, context) => (
    <div className="narrow">
      <Text isClamped>{wordsIn(copy, context).long.repeat(4)}</Text>
    </div>
  ),
};
