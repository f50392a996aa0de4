import { type RefObject, useEffect, useState } from "react";

/** Elements in the tab order by themselves; an element that scrolls follows their focus. */
const REACHED =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';

const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

const isReached = (inside: HTMLElement): boolean =>
  [...inside.querySelectorAll(REACHED)].some((element) => element.checkVisibility());

/**
 * True when an element scrolls and holds nothing focusable, as a long question with large letters does: then it must be
 * focusable itself (`tabIndex={0}` and a name), or keyboard users cannot reach its end. Updated as its size and its
 * content change; false before hydration.
 *
 * @param place an element with `overflow: auto`, mounted as long as its component
 */
export function useScrollsAlone(place: RefObject<HTMLElement | null>): boolean {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setAlone(scrolls(element) && !isReached(element));
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    sizes.observe(element);
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    // A font that loads later changes text widths without changing the element's size.
    document.fonts.addEventListener("loadingdone", look);
    return () => {
      document.fonts.removeEventListener("loadingdone", look);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [place]);
  return isAlone;
}
