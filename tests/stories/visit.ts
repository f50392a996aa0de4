import type { Page } from "@playwright/test";
import type { Locale } from "#domain/enums/enums.ts";

/** What this file uses of Storybook's preview, in the page. */
type Preview = {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    currentRender?: { story?: { parameters: { layout?: string }; storyGlobals: { locale?: string } } };
    storyStoreValue?: { userGlobals: { update(globals: { locale: string }): void } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  };
};

type Report = {
  type: string;
  status: string;
  result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
};

/** What a visit found: what is wrong with the story, and what it says of itself. */
export type Visit = {
  /** What its play function threw, what axe found, and what was written to the console as an error. */
  faults: readonly string[];
  /** Whether it fills the window. */
  isScreen: boolean;
  /** Whether it sets its language itself. */
  hasOwnLocale: boolean;
};

/** Opens the preview of the workbench at an address, without a story. */
export async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => (globalThis as unknown as Partial<Preview>).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
}

/**
 * Mounts a story on the open preview in a language, with its play function and axe. The language is set in the preview's
 * globals without the event of the toolbar, which would re-render the story that is mounted.
 */
export async function visit(page: Page, id: string, locale: Locale): Promise<Visit> {
  const errors: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => errors.push(`uncaught: ${error.message}`);
  page.on("console", onConsole);
  page.on("pageerror", onError);
  try {
    const { faults, ...story } = await page.evaluate(visitInPage, { id, locale });
    return { faults: [...faults, ...errors], ...story };
  } finally {
    page.off("console", onConsole);
    page.off("pageerror", onError);
  }
}

/** Runs in the page. */
async function visitInPage({ id, locale }: { id: string; locale: string }): Promise<Visit> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  preview.storyStoreValue?.userGlobals.update({ locale });
  const faults = await new Promise<string[]>((resolve) => {
    const thrown = (error: { message?: string; description?: string }) => [
      error.message ?? error.description ?? "threw",
    ];
    const ends: Record<string, (data: never) => string[]> = {
      storyFinished: ({ reporters }: { reporters: Report[] }) =>
        reporters
          .filter(({ status }) => status === "failed")
          .flatMap(({ type, result }) =>
            (result?.violations ?? [{ id: "failed", help: "it did not run", nodes: [] }]).map(
              (one) => `${type} ${one.id}: ${one.help}: ${one.nodes[0]?.html ?? ""}`,
            ),
          ),
      storyErrored: thrown,
      storyThrewException: thrown,
      playFunctionThrewException: thrown,
      unhandledErrorsWhilePlaying: ([error]: { message: string }[]) => thrown(error ?? {}),
      storyMissing: () => ["there is no such story"],
    };
    const listeners = Object.entries(ends).map(([event, faultsOf]) => {
      const listener = (data: never) => {
        for (const [name, one] of listeners) channel.off(name, one);
        resolve(faultsOf(data));
      };
      return [event, listener] as const;
    });
    for (const [event, listener] of listeners) channel.on(event, listener);
    if (preview.currentSelection?.storyId === id) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
  const story = preview.currentRender?.story;
  return {
    faults,
    isScreen: story?.parameters.layout === "fullscreen",
    hasOwnLocale: story?.storyGlobals.locale !== undefined,
  };
}
