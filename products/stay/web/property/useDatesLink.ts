import { useEffect } from "react";
import { hasPopovers } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { below } from "#design-system/theme/media.ts";
import { PLACE } from "./places.ts";

/** Links to the dates open their sheet on a narrow screen, where they are not part of the page. */
export function useDatesLink(): void {
  useEffect(() => {
    function open(): void {
      if (location.hash !== `#${PLACE.dates}` || !hasPopovers() || !matchMedia(below.lg).matches) return;
      document.getElementById(PLACE.datesSheet)?.showPopover();
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
