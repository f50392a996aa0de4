import { type RefObject, useEffect, useState } from "react";

/** What the keyboard goes to by itself; the element that scrolls follows it. */
const REACHED =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';

const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

const isReached = (inside: HTMLElement): boolean =>
  [...inside.querySelectorAll(REACHED)].some((element) => element.checkVisibility());

/**
 * Whether an element scrolls and holds nothing that takes the focus, as a long question with large letters does: then it
 * has to take the focus itself (`tabIndex={0}` and a name), or a keyboard does not get to what lies below. Followed as its
 * size and its content change; false before the page is awake.
 *
 * @param place an element with `overflow: auto`, which is there as long as its component
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
    // Letters of a typeface that comes later are wider, in an element that stays as large.
    document.fonts.addEventListener("loadingdone", look);
    return () => {
      document.fonts.removeEventListener("loadingdone", look);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [place]);
  return isAlone;
}
