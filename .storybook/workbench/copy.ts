import { addons } from "storybook/preview-api";
import { messagesFor } from "./catalogues.ts";
import { EVENTS, type Read } from "./events.ts";
import { pressedInstead } from "./pressed.ts";
import type { ToolContext } from "./tools.ts";

const ATTRIBUTES = ["aria-label", "placeholder", "alt", "title"];

/** Yields the texts of an element and its ancestors: own text first, then what a screen reader is given. */
function* textsAt(pressed: Element): Generator<string> {
  for (let at: Element | null = pressed, step = 0; at !== null && step < 4; at = at.parentElement, step += 1) {
    yield at.textContent;
    for (const node of at.childNodes) if (node instanceof Text) yield node.data;
    for (const name of ATTRIBUTES) yield at.getAttribute(name) ?? "";
  }
}

/** A press on a text names the messages that it may come from, in the panel. */
export function start({ locale }: ToolContext): () => void {
  return pressedInstead((element) => {
    const texts = [...textsAt(element)].map((text) => text.trim()).filter((text) => text !== "" && text.length < 1000);
    const found = texts
      .map((text): Read => ({ text, matches: messagesFor(text, locale) }))
      .find(({ matches }) => matches.length > 0);
    addons.getChannel().emit(EVENTS.read, found ?? { text: texts[0] ?? "", matches: [] });
  });
}
