import type { Locale } from "#domain/enums/enums.ts";

/** What this file uses of the page that the test runner has open. */
type StoryPage = {
  evaluate<In, Out>(work: (given: In) => Promise<Out> | Out, given: In): Promise<Out>;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
  off(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
};

/** What this file uses of Storybook's preview, in the page. */
type Preview = {
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: { locale: string }): void } } };
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

/**
 * Remounts the story that is on the page in another language, so that its play function and axe run as on a first visit.
 * The language is set in the preview's globals without the event of the toolbar, which would re-render the mounted story.
 *
 * @returns what is wrong with it: what its play function threw, what axe found, and what was written to the console as an
 * error; empty when nothing is.
 */
export async function visitAgainIn(page: StoryPage, id: string, locale: Locale): Promise<string[]> {
  const errors: string[] = [];
  const keep = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  };
  page.on("console", keep);
  try {
    const faults = await page.evaluate(visitInPage, { id, locale });
    return [...faults, ...errors];
  } finally {
    page.off("console", keep);
  }
}

/** Runs in the page. */
async function visitInPage({ id, locale }: { id: string; locale: string }): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  const globals = preview.storyStoreValue.userGlobals;
  const page = globalThis as { isSecondVisit?: boolean };
  globals.update({ locale });
  page.isSecondVisit = true;
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
    };
    const listeners = Object.entries(ends).map(([event, faultsOf]) => {
      const listener = (data: never) => {
        for (const [name, one] of listeners) channel.off(name, one);
        resolve(faultsOf(data));
      };
      return [event, listener] as const;
    });
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit("forceRemount", { storyId: id });
  });
  page.isSecondVisit = false;
  globals.update({ locale: "fa" });
  return faults;
}
