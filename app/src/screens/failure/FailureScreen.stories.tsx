import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Failure } from "#app/src/api/result.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { inPage } from "#app/src/page/story.tsx";
import { FailureScreen } from "./FailureScreen.tsx";

const Screen = ({ data, actions }: ScreenProps<Failure>) => <FailureScreen failure={data} actions={actions} />;
const meta: Meta = { title: "صفحه‌ها/خطا", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const ProviderAway: Story = { render: inPage(Screen, { kind: "network" } as Failure) };
export const TooSlow: Story = { render: inPage(Screen, { kind: "timeout" } as Failure) };
export const Refused: Story = {
  render: inPage(Screen, { kind: "status", status: 422, reason: "invalid_input", message: "", errors: [] } as Failure),
};
