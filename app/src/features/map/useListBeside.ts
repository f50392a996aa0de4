import { useEffect, useState } from "react";

/** The attribute by which a card says its place, and by which it is marked while that is chosen on the map. */
const PLACE = "data-property";
const MARK = "data-on-map";

const placeOf = ({ target }: Event): number | null => {
  const card = target instanceof Element ? target.closest(`[${PLACE}]`) : null;
  return card === null ? null : Number(card.getAttribute(PLACE));
};

/** The place of the card that a pointer or the focus is on; null where it is on none. */
export function usePointedCard(): number | null {
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const point = (event: Event) => setPointed(placeOf(event));
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, []);
  return pointed;
}

/** Marks the card of a place that was chosen on the map, and brings it into sight. */
export function useMarkedCard(chosen: number | null): void {
  useEffect(() => {
    const card = chosen === null ? null : document.querySelector(`article[${PLACE}="${chosen}"]`);
    // Hidden where the map is alone on the screen.
    if (card === null || card.getClientRects().length === 0) return;
    card.setAttribute(MARK, "");
    card.scrollIntoView({ block: "nearest" });
    return () => card.removeAttribute(MARK);
  }, [chosen]);
}
