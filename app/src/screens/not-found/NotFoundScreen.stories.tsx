import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import type { ScreenProps } from "#app/src/page/page.ts";
import { inPage } from "#app/src/page/story.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const Screen = ({ actions }: ScreenProps<null>) => <NotFoundScreen actions={actions} />;
const meta: Meta = { title: "صفحه‌ها/پیدا نشد Not found", parameters: { layout: "fullscreen" } };
export default meta;

/** A reader from abroad calls the number beside the short one. */
export const Default: StoryObj = {
  render: inPage(Screen, null),
  play: ({ canvasElement }) => expectSupportNumbers(within(canvasElement).getByRole("main")),
};
