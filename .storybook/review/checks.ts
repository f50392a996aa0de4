import { bareCodes, contradictedDirections, mixedDigits, percentSides } from "./bidi.ts";
import { clippings, overlaps, smallTargets, spills } from "./collisions.ts";
import { exceptions } from "./exceptions.ts";
import { fontFaults, foreignDateFaults } from "./language.ts";
import { chevronFaults, mirroringFaults } from "./mirroring.ts";
import type { Fault, Finding, PageSnapshot } from "./snapshot.ts";

/** What is judged in a page by itself. */
const ofPages = {
  "bare code": bareCodes,
  "mixed digits": mixedDigits,
  "percent sign": percentSides,
  direction: contradictedDirections,
  overlap: overlaps,
  clipping: clippings,
  spill: spills,
  "tap target": smallTargets,
  calendar: foreignDateFaults,
  font: fontFaults,
} satisfies Record<string, (page: PageSnapshot) => Fault[]>;

/** What is judged in a page in Persian and the same page in English. */
const ofPairs = {
  mirroring: mirroringFaults,
  chevron: chevronFaults,
} satisfies Record<string, (fa: PageSnapshot, en: PageSnapshot) => Fault[]>;

export type CheckName = keyof typeof ofPages | keyof typeof ofPairs;

/** A story at one width, in one or both languages. */
export type Views = { story: string; fa?: PageSnapshot; en?: PageSnapshot };

function isExcepted({ check, story, place, what }: Finding): boolean {
  return exceptions.some(
    (one) => one.check === check && one.story.test(story) && one.place.test(place) && (one.what?.test(what) ?? true),
  );
}

/** What all checks report of a story at one width, without the declared exceptions. */
export function review({ story, fa, en }: Views): Finding[] {
  const report = (check: string, view: string, faults: Fault[]): Finding[] =>
    faults.map(({ place, what }) => ({ check, story, place: `${view}: ${place}`, what }));
  const alone = [fa, en].flatMap((page) =>
    page === undefined
      ? []
      : Object.entries(ofPages).flatMap(([check, find]) => report(check, `${page.locale} ${page.width}`, find(page))),
  );
  const together =
    fa === undefined || en === undefined
      ? []
      : Object.entries(ofPairs).flatMap(([check, find]) => report(check, `fa/en ${fa.width}`, find(fa, en)));
  return [...alone, ...together].filter((finding) => !isExcepted(finding));
}
