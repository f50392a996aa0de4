import type { Locale } from "#domain/enums/enums.ts";

/** Members of Storybook's preview, in the page, that this file uses. */
type Preview = {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    storyStoreValue: {
      userGlobals: { update(globals: Record<string, unknown>): void };
      loadStory(story: { storyId: string }): Promise<{ parameters: { throwPlayFunctionExceptions?: boolean } }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: unknown): void;
  };
};

/** Time limit of a story's play function, milliseconds. */
const PATIENCE = 60_000;

/**
 * Mounts a story in a language and a theme and waits until it has played to its end, without axe. Runs in the page. A
 * failing story is awaited too: Storybook reloads the whole frame when a story is left while it plays.
 * @param withoutError keeps a story whose play function threw on the page, where Storybook would show the error
 * @returns the error; null when there is none
 */
export async function visitStory({ id, globals, patience, withoutError }: Visit): Promise<string | null> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  const store = preview.storyStoreValue;
  store.userGlobals.update({ ...globals, a11y: { manual: true } });
  if (withoutError) (await store.loadStory({ storyId: id })).parameters.throwPlayFunctionExceptions = false;
  const isHere = preview.currentSelection?.storyId === id;
  return new Promise((resolve) => {
    let fault: string | null = null;
    const keep = (error: { message?: string; description?: string }) => {
      fault ??= error.message ?? error.description ?? "it threw";
    };
    const end = (last: string | null) => {
      for (const [name, one] of Object.entries(listeners)) channel.off(name, one);
      clearTimeout(alarm);
      resolve(fault ?? last);
    };
    const listeners: Record<string, (data: never) => void> = {
      storyErrored: keep,
      storyThrewException: keep,
      playFunctionThrewException: keep,
      storyMissing: () => end("there is no such story"),
      storyFinished: () => end(null),
    };
    const alarm = setTimeout(() => end("it did not end"), patience);
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    if (isHere) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}

/** Toolbar settings to visit with. */
type Globals = { locale: Locale; theme?: "light" | "dark"; textSize?: "100" | "200" };
type Visit = { id: string; globals: Globals; patience: number; withoutError: boolean };

export const visitOf = (id: string, globals: Globals, withoutError = false): Visit => ({
  id,
  globals,
  patience: PATIENCE,
  withoutError,
});
