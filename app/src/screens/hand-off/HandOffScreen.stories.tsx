import type { Meta, StoryObj } from "@storybook/react-vite";
import { addressOf } from "#domain/addresses/routes.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/ادامه در برنامک", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const hash = "Zr8kQ2vYw0m4Jt6LxH1cPA";
const answer = { kind: "property", app_address: null, fallback_address: addressOf("tracking") };
const at = {
  address: addressOf("reservationHandOff", { hashTrackingCode: hash }),
  answers: { [`reserve/v2/hand-off/${hash}`]: answer },
};

export const Default: Story = stage(at);
export const WithAnApp: Story = stage({
  ...at,
  answers: { [`reserve/v2/hand-off/${hash}`]: { ...answer, app_address: `shamseh://reserve/${hash}` } },
});
export const Unknown: Story = stage({ ...at, answers: {} });
export const Failed: Story = stage({ ...at, scenario: "500" });
