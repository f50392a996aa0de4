import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { failed, succeeded } from "#app/src/api/result.ts";
import { withWords } from "#app/src/page/story.tsx";
import { oneOf, playground } from "#tests/stories/playground.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";
import { ReloadCacheBar, type ReloadCacheBarProps } from "./ReloadCacheBar.tsx";

const meta: Meta = { title: "اجزا/نوار به‌روزرسانی صفحه ReloadCacheBar" };
export default meta;
type Story = StoryObj;

const reload = fn();
const page = "/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=Isfahan&length_of_stay=3";
const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");
const words = {
  fa: { updating: "در حال به‌روزرسانی صفحه", failed: /به‌روزرسانی انجام نشد/ },
  en: { updating: "In process of updating the page", failed: /The update failed/ },
} as const;
const wordsOf = wordsByGlobals(words);

const outcomes: Readonly<Record<string, ReloadCacheBarProps["refresh"]>> = {
  updated: async () => succeeded({}),
  updating: () => new Promise(() => {}),
  failed: async () => failed({ kind: "network" }),
};
export const Playground: Story = playground(
  { outcome: "updating" },
  { outcome: oneOf("پاسخ سرور · Answer of the server", Object.keys(outcomes)) },
  ({ outcome }) => (
    <ReloadCacheBar page={page} refresh={outcomes[outcome] as ReloadCacheBarProps["refresh"]} reload={reload} />
  ),
);
export const Default: Story = {
  render: withWords(<ReloadCacheBar page={page} refresh={async () => succeeded({})} reload={reload} />),
};
/** R76 while it runs, the label says so. */
export const Updating: Story = {
  render: withWords(<ReloadCacheBar page={page} refresh={() => new Promise(() => {})} reload={reload} />),
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(button(canvasElement));
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(wordsOf(globals).updating);
    await expect(button(canvasElement)).toHaveAttribute("aria-disabled", "true");
  },
};
/** R75 then the page is loaded again. */
export const Updated: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    reload.mockClear();
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};
/** Also when it failed, once that could be read. */
export const Failed: Story = {
  render: withWords(<ReloadCacheBar page={page} refresh={async () => failed({ kind: "network" })} reload={reload} />),
  play: async ({ canvasElement, globals }) => {
    reload.mockClear();
    await userEvent.click(button(canvasElement));
    await within(canvasElement).findByText(wordsOf(globals).failed);
    await expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};
