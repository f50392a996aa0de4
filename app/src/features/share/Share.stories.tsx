import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { ofPair } from "#domain/text/in-locale.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { browserWith } from "#tests/stories/browser-with.ts";
import { playground, typed } from "#tests/stories/playground.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { SharePicture } from "./SharePicture.tsx";

/** Sharing a page or a picture by the browser's means: a share sheet, the clipboard, or a saved file. */
const meta: Meta = { title: "اجزا/هم‌رسانی Share" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { name: "" },
  { name: typed("نام دیگر صفحه · Another name of the page") },
  ({ name }, { say }, locale) => (
    <ShareButton name={name || ofPair(["هتل عباسی", "Abbasi Hotel"], locale)} actions={{ say }} />
  ),
);
const said: string[] = [];
const link: Story = {
  render: withWords(<ShareButton name="هتل عباسی" actions={{ say: (text) => void said.push(text) }} />),
};
const pressed = async (canvasElement: HTMLElement): Promise<void> => {
  said.length = 0;
  await userEvent.click(await within(canvasElement).findByRole("button"));
};
const NO = () => Promise.reject(new DOMException("refused", "NotAllowedError"));

/** A desktop without a sheet: the link is in the clipboard, and a live region says so. */
export const Copied: Story = {
  ...link,
  beforeEach: browserWith({ clipboard: { writeText: async () => {} } }),
  play: async ({ canvasElement }) => {
    await pressed(canvasElement);
    await waitFor(() => expect(said).toEqual([expect.stringMatching(/^(لینک کپی شد\.|Link copied\.)$/)]));
  },
};
export const NotCopied: Story = {
  ...link,
  beforeEach: browserWith({ clipboard: { writeText: NO } }),
  play: async ({ canvasElement }) => {
    await pressed(canvasElement);
    await waitFor(() => expect(said).toEqual([expect.stringMatching(/^(لینک کپی نشد|The link couldn’t be copied)/)]));
  },
};

const [picture] = propertyDetails.images;
if (picture === undefined) throw new Error("The recorded property has pictures");
const photo: Story = {
  render: withWords(
    <Inline>
      <SharePicture scene={picture.image} caption={picture.caption_fa} />
    </Inline>,
  ),
};

/** R187: no photos can be shared here, so it is saved. */
export const PictureSaved: Story = {
  ...photo,
  beforeEach: browserWith({ share: async () => {}, canShare: () => false }),
  play: async ({ canvasElement }) => {
    await pressed(canvasElement);
    await within(canvasElement).findByText(
      /از اشتراک‌گذاری عکس پشتیبانی نمی‌کند\. تصویر در دستگاه شما ذخیره شد|doesn’t support sharing photos\. The picture was saved/,
    );
  },
};
export const PictureShared: Story = {
  ...photo,
  beforeEach: browserWith({ share: async () => {}, canShare: () => true }),
  play: async ({ canvasElement }) => {
    await pressed(canvasElement);
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
