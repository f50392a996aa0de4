import type { Sharer } from "#app/src/features/share/share.ts";

/** A browser that shares by these alone, until the story is left. */
export const browserWith = (sharer: Sharer) => () => {
  const names = ["share", "canShare", "clipboard"] as const;
  for (const name of names)
    Object.defineProperty(navigator, name, { configurable: true, value: sharer[name] ?? undefined });
  return () => {
    for (const name of names) Reflect.deleteProperty(navigator, name);
  };
};
