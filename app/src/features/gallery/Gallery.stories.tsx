import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { propertyDetailsWithPhotos } from "#fixtures/answers/property-details-with-photos.ts";
import { count, isSo, playground } from "#tests/stories/playground.tsx";
import { Gallery } from "./Gallery.tsx";

const meta: Meta = { title: "اجزا/گالری Gallery" };
export default meta;
type Story = StoryObj;

const { images } = propertyDetailsWithPhotos;
const onAPhone = { viewport: { value: "phone" } };

export const Playground: Story = playground(
  { pictures: images.length, hasPhotographs: true, isCover: false },
  {
    pictures: count("شمار تصویرها · Pictures", 1, images.length),
    hasPhotographs: isSo("عکس دارد · Has photographs"),
    isCover: isSo("در گوشی لبه تا لبه · From edge to edge on a phone"),
  },
  ({ pictures, hasPhotographs, isCover }) => (
    <Gallery images={(hasPhotographs ? images : propertyDetails.images).slice(0, pictures)} isCover={isCover} />
  ),
);
/** Without photographs: the drawings, and the sentence that says so. */
export const Drawings: Story = { render: withWords(<Gallery images={propertyDetails.images} />) };
export const Photographs: Story = { render: withWords(<Gallery images={images} />) };
export const PhotographsOnAPhone: Story = { ...Photographs, globals: onAPhone };
export const OnePhotograph: Story = { render: withWords(<Gallery images={images.slice(0, 1)} />) };

/** The count of the viewer, by the picture that is in sight. */
async function expectShown(viewer: HTMLElement, index: number): Promise<void> {
  const shown = () => {
    const row = within(viewer).getByRole("list");
    return Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
  };
  await waitFor(() => expect(shown()).toBe(index));
  const read = () => [...viewer.querySelectorAll("li")].findIndex((slide) => slide.ariaHidden === "false");
  await waitFor(() => expect(read()).toBe(index));
}

/** By keyboard: opened, stepped through in the direction of reading, to the end and back, and closed where one was. */
export const OpenedByKeyboard: Story = {
  ...Photographs,
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole("button");
    second?.focus();
    await userEvent.keyboard("{Enter}");
    const viewer = await within(canvasElement).findByRole("dialog");
    await expectShown(viewer, 1);
    const isRightToLeft = getComputedStyle(viewer).direction === "rtl";
    const [forward, back] = isRightToLeft ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    await userEvent.keyboard(forward as string);
    await expectShown(viewer, 2);
    await userEvent.keyboard(back as string);
    await expectShown(viewer, 1);
    await userEvent.keyboard("{End}");
    await expectShown(viewer, images.length - 1);
    await userEvent.keyboard(forward as string);
    await expectShown(viewer, 0);
    await expect(viewer.textContent).toContain("مینا کریمی");
  },
};
export const OpenedOnAPhone: Story = { ...OpenedByKeyboard, globals: onAPhone };

/** The viewer closes by its button, and the focus is where it was. */
export const Closed: Story = {
  ...Photographs,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("button");
    await userEvent.click(first as HTMLElement);
    const viewer = await within(canvasElement).findByRole("dialog");
    await userEvent.click(within(viewer).getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(within(canvasElement).queryByRole("dialog")).toBeNull());
    await expect(first).toHaveFocus();
  },
};

/** Photographs whose files are broken: the drawings replace them. */
export const Missing: Story = {
  render: withWords(
    <Gallery
      images={images.slice(0, 2).map(({ image, ...words }) => ({
        ...words,
        image: { ...image, ...(image.photo && { photo: { ...image.photo, digest: "0".repeat(32) } }) },
      }))}
    />,
  ),
  play: async ({ canvasElement }) => {
    const photographs = () => canvasElement.querySelectorAll("source[type]");
    await waitFor(() => expect(photographs()).toHaveLength(0), { timeout: 5_000 });
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2);
  },
};
