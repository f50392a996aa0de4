import { addons } from "storybook/preview-api";
import { placeOf } from "../review/collect/places.ts";
import { keyUnder } from "../review/pairing.ts";
import { EVENTS, type Picked } from "./events.ts";
import { pressedInstead } from "./pressed.ts";

/** A press chooses the element that a comment is about. */
export const start = (): (() => void) =>
  pressedInstead((element) => {
    const key = keyUnder<Element>(document.body, element);
    if (key !== null) addons.getChannel().emit(EVENTS.picked, { key, place: placeOf(element) } satisfies Picked);
  });
