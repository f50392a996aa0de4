import type { Locale } from "#domain/enums/enums.ts";

/** Members of the test runner's page that this file uses. */
type StoryPage = {
  evaluate<In, Out>(work: (given: In) => Promise<Out> | Out, given: In): Promise<Out>;
  on(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
  off(event: "console", listener: (message: { type(): string; text(): string }) => void): unknown;
};

/** Members of Storybook's preview, in the page, that this file uses. */
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

/** A fault of a story. `from` the play function it may be a matter of time; a violation of axe's rules is none. */
export type Fault = { from: "axe" | "console" | "play"; text: string };

/**
 * Remounts the story that is on the page in another language, so that its play function and axe run as on a first
 * visit. The language is set in the preview's globals without the event of the toolbar, which would re-render the
 * mounted story.
 *
 * @returns errors of its play function, violations that axe found, and console errors; empty when there are none.
 */
export async function visitAgainIn(page: StoryPage, id: string, locale: Locale): Promise<Fault[]> {
  const errors: Fault[] = [];
  const keep = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push({ from: "console", text: message.text() });
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
async function visitInPage({ id, locale }: { id: string; locale: string }): Promise<Fault[]> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  const globals = preview.storyStoreValue.userGlobals;
  const page = globalThis as { isSecondVisit?: boolean };
  globals.update({ locale });
  page.isSecondVisit = true;
  const faults = await new Promise<Fault[]>((resolve) => {
    const thrown = (error: { message?: string; description?: string }): Fault[] => [
      { from: "play", text: error.message ?? error.description ?? "threw" },
    ];
    const ends: Record<string, (data: never) => Fault[]> = {
      storyFinished: ({ reporters }: { reporters: Report[] }) =>
        reporters
          .filter(({ status }) => status === "failed")
          .flatMap(({ type, result }) =>
            (result?.violations ?? [{ id: "failed", help: "it did not run", nodes: [] }]).map(
              (one): Fault => ({ from: "axe", text: `${type} ${one.id}: ${one.help}: ${one.nodes[0]?.html ?? ""}` }),
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
