import { useEffect, useState } from "react";
import type { Area } from "#domain/place/area.ts";
import { project, type Sheet, toPixel } from "../projection.ts";
import type { Sketch } from "./sketch.ts";
import { sketches } from "./sketches.ts";

/** Width from which a sketch says anything, pixels. */
const LEAST = 120;

/** True when a sheet of paper is in sight, and large enough to be read. */
function isInSight({ viewport, width, height }: Sheet, { north, west, south, east }: Area): boolean {
  const from = toPixel(viewport, project({ lat: north, lon: west }), width, height);
  const to = toPixel(viewport, project({ lat: south, lon: east }), width, height);
  return to.x - from.x > LEAST && from.x < width && to.x > 0 && from.y < height && to.y > 0;
}

/**
 * Sketches of the cities in sight, each loaded once it comes into sight; none before there is a script. `isPlain` is
 * true where there are none to come.
 */
export function useSketches(sheet: Sheet): { sketches: Sketch[]; isPlain: boolean } {
  const [loaded, setLoaded] = useState<Readonly<Record<string, Sketch>>>({});
  const inSight = sketches.filter((one) => isInSight(sheet, one.sheet)).map(({ slug }) => slug);
  const asked = inSight.join();
  useEffect(() => {
    let isLeft = false;
    for (const { slug, load } of sketches) {
      if (!asked.split(",").includes(slug)) continue;
      // A sketch that does not come leaves the plain ground.
      load().then(
        (sketch) => !isLeft && setLoaded((known) => (slug in known ? known : { ...known, [slug]: sketch })),
        () => {},
      );
    }
    return () => {
      isLeft = true;
    };
  }, [asked]);
  return { sketches: inSight.flatMap((slug) => loaded[slug] ?? []), isPlain: inSight.length === 0 };
}
