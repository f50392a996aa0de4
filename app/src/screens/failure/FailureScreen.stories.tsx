import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import type { Failure } from "#app/src/api/result.ts";
import { inPage } from "#app/src/page/story.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";
import { FailureScreen } from "./FailureScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/خطا Failure", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** A reader from abroad calls the number beside the short one. */
export const ProviderAway: Story = {
  render: inPage(FailureScreen, { kind: "network" } as Failure),
  play: ({ canvasElement }) => expectSupportNumbers(within(canvasElement).getByRole("main")),
};
export const TooSlow: Story = { render: inPage(FailureScreen, { kind: "timeout" } as Failure) };
export const Overloaded: Story = { render: inPage(FailureScreen, { kind: "overloaded" } as Failure) };
/** A payer is back from the bank while the provider is away: the page asks again by itself. */
export const Unsettled: Story = { render: inPage(FailureScreen, { kind: "unsettled" } as Failure) };
export const Refused: Story = {
  render: inPage(FailureScreen, {
    kind: "status",
    status: 422,
    reason: "invalid_input",
    message: "",
    errors: [],
  } as Failure),
};
