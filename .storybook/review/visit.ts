import type { Locale } from "#domain/enums/enums.ts";

/** What this file uses of Storybook's preview, in the page. */
type Preview = {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    storyStoreValue: { userGlobals: { update(globals: Record<string, unknown>): void } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  };
};

/** How long a story may play before it is given up, milliseconds. */
const PATIENCE = 60_000;

/**
 * Mounts a story in a language and a theme and waits until it has played to its end, without axe. Runs in the page.
 * @returns what went wrong; null when nothing did
 */
export async function visitStory({ id, globals, patience }: Visit): Promise<string | null> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  preview.storyStoreValue.userGlobals.update({ ...globals, a11y: { manual: true } });
  const isHere = preview.currentSelection?.storyId === id;
  return new Promise((resolve) => {
    const thrown = (error: { message?: string; description?: string }) =>
      error.message ?? error.description ?? "it threw";
    const ends: Record<string, (data: never) => string | null> = {
      storyFinished: () => null,
      storyErrored: thrown,
      storyThrewException: thrown,
      playFunctionThrewException: thrown,
      storyMissing: () => "there is no such story",
    };
    const end = (fault: string | null) => {
      for (const [name, one] of listeners) channel.off(name, one);
      clearTimeout(alarm);
      resolve(fault);
    };
    const listeners = Object.entries(ends).map(
      ([event, faultOf]) => [event, (data: never) => end(faultOf(data))] as const,
    );
    const alarm = setTimeout(() => end("it did not end"), patience);
    for (const [event, listener] of listeners) channel.on(event, listener);
    if (isHere) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** What the toolbar would say. */
type Globals = { locale: Locale; theme?: "light" | "dark"; textSize?: "100" | "200" };
type Visit = { id: string; globals: Globals; patience: number };

export const visitOf = (id: string, globals: Globals): Visit => ({ id, globals, patience: PATIENCE });
