import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { TrackingScreen } from "#app/src/screens/tracking/TrackingScreen.tsx";
import { createView } from "#app/src/store/view.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { brokenWords } from "./broken-words.ts";
import { takeTyped } from "./early-typed.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import type { ScreenProps } from "./page.ts";
import { inPage } from "./story.tsx";
import type { PageView } from "./view.ts";

const meta: Meta = {
  title: "صفحه‌ها/صفحهٔ از کار افتاده Broken page",
  parameters: { layout: "fullscreen" },
  // React logs the errors that a boundary catches.
  beforeEach: () => {
    const written = spyOn(console, "error").mockImplementation(() => {});
    return () => written.mockRestore();
  },
};
export default meta;
type Story = StoryObj;

const code = "1405082908";
const mobile = "0912 000 0007";

/** A screen that takes over typed values once it is rendered, as a hydrated page does. */
function Awake(props: ScreenProps<null>) {
  useEffect(takeTyped, []);
  return <TrackingScreen {...props} />;
}

/** Each story is a view of its own: how often its screen broke is known by it. */
const broken = (): Pick<Story, "render"> => {
  let view = createView({} as PageView);
  const Screen = (props: ScreenProps<null>) => (
    <PageBoundary view={view}>
      <Awake {...props} />
    </PageBoundary>
  );
  const render = inPage(Screen, null, { path: addressOf("tracking") });
  return {
    render: (args, context) => {
      view = createView({} as PageView);
      return render(args, context);
    },
  };
};

type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Takes the fault of a field out of the page, as an extension of a browser does, and lets React look for it. */
async function breakIn({ canvasElement, globals }: Context): Promise<void> {
  const canvas = within(canvasElement);
  const find = canvas.getByRole("button", { name: { fa: "پیگیری", en: "Track" }[localeOf(globals.locale)] });
  const field = (name: string) => canvasElement.querySelector(`input[name=${name}]`) as HTMLInputElement;
  await userEvent.clear(field("mobile"));
  await userEvent.click(find);
  canvasElement.querySelector(`#${CSS.escape(field("mobile").getAttribute("aria-describedby") ?? "")}`)?.remove();
  await userEvent.clear(field("tracking_code"));
  await userEvent.type(field("tracking_code"), code);
  await userEvent.type(field("mobile"), mobile);
  await userEvent.click(find);
  const { title } = brokenWords[localeOf(globals.locale)];
  await canvas.findByRole("heading", { level: 1, name: title });
}

const alert = ({ canvasElement }: Context) => within(canvasElement).getByRole("alert");

/** The frame stays; the screen is replaced by a message, which is announced. */
export const PageBroke: Story = {
  ...broken(),
  play: async (context) => {
    await breakIn(context);
    const words = brokenWords[localeOf(context.globals.locale)];
    await expect(alert(context)).toHaveTextContent(words.text);
    await expect(within(context.canvasElement).getByRole("button", { name: words.draw })).toHaveFocus();
    await expect(within(context.canvasElement).getByRole("contentinfo")).toBeVisible();
  },
};

/** The screen is rendered again in place, with the typed values in its fields. */
export const PageDrawnAgain: Story = {
  ...broken(),
  play: async (context) => {
    await breakIn(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: brokenWords[localeOf(context.globals.locale)].draw }));
    await expect(await canvas.findByDisplayValue(code)).toHaveAttribute("name", "tracking_code");
    await expect(canvas.getByDisplayValue(mobile)).toHaveAttribute("name", "mobile");
  },
};

/** A screen that breaks again is not rendered a third time: on request the whole document is loaded. */
export const PageBrokeTwice: Story = {
  ...broken(),
  play: async (context) => {
    await breakIn(context);
    const canvas = within(context.canvasElement);
    const words = brokenWords[localeOf(context.globals.locale)];
    await userEvent.click(canvas.getByRole("button", { name: words.draw }));
    await canvas.findByDisplayValue(code);
    await breakIn(context);
    await expect(alert(context)).toHaveTextContent(words.again);
    await expect(canvas.getByRole("button", { name: words.open })).toBeVisible();
  },
};
