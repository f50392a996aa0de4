import { useSyncExternalStore } from "react";
import { addons } from "storybook/manager-api";
import { EVENTS, type Found, type Picked, type Read } from "../events.ts";

/** Latest messages of the story's frame; the panel may be opened after them. */
type Heard = { found: Found | null; read: Read | null; picked: Picked | null };

let heard: Heard = { found: null, read: null, picked: null };
const listeners = new Set<() => void>();

function hear(change: Partial<Heard>): void {
  heard = { ...heard, ...change };
  for (const listener of listeners) listener();
}

/** Begins to listen to the story's frame, once. */
export function listen(): void {
  const channel = addons.getChannel();
  channel.on(EVENTS.found, (found: Found) => hear({ found }));
  channel.on(EVENTS.read, (read: Read) => hear({ read }));
  channel.on(EVENTS.picked, (picked: Picked) => hear({ picked }));
  // Messages about the previous story no longer apply.
  channel.on("storyChanged", () => hear({ found: null, read: null, picked: null }));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useHeard = (): Heard => useSyncExternalStore(subscribe, () => heard);
