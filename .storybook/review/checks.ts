import type { Locale } from "#domain/enums/enums.ts";
import { bareCodes, contradictedDirections, latinDigits, mixedDigits, percentSides } from "./bidi.ts";
import { clippings, fixedOverlaps, overlaps, protrusions, smallTargets, spills } from "./collisions.ts";
import { contrastFaults, focusFaults } from "./contrast.ts";
import { exceptions } from "./exceptions.ts";
import { fontFaults, foreignDateFaults, foreignNames, foreignSentences } from "./language.ts";
import { chevronFaults, forwardFaults, mirroringFaults } from "./mirroring.ts";
import type { Fault, Finding, Look, PageSnapshot, Taken } from "./snapshot.ts";

/** Checks of a single page. */
const ofPages = {
  "bare code": bareCodes,
  "mixed digits": mixedDigits,
  "latin digits": latinDigits,
  "foreign sentence": foreignSentences,
  "foreign name": foreignNames,
  forward: forwardFaults,
  "fixed things": fixedOverlaps,
  "percent sign": percentSides,
  direction: contradictedDirections,
  overlap: overlaps,
  clipping: clippings,
  spill: spills,
  protrusion: protrusions,
  "tap target": smallTargets,
  calendar: foreignDateFaults,
  font: fontFaults,
} satisfies Record<string, (page: PageSnapshot) => Fault[]>;

/** Checks that compare a page in Persian with the same page in English. */
const ofPairs = {
  mirroring: mirroringFaults,
  chevron: chevronFaults,
} satisfies Record<string, (fa: PageSnapshot, en: PageSnapshot) => Fault[]>;

/** Checks of a page's look in a theme. */
const ofLooks = {
  contrast: contrastFaults,
  focus: focusFaults,
} satisfies Record<string, (look: Look) => Fault[]>;

export type CheckName = keyof typeof ofPages | keyof typeof ofPairs | keyof typeof ofLooks;

/** A story at one width, in one or both languages, and its looks at that width. */
export type Views = {
  story: string;
  fa?: PageSnapshot | undefined;
  en?: PageSnapshot | undefined;
  looks?: readonly Look[];
};

/** Views of a story, from its snapshots in each language at each width, folded and unfolded. */
export function viewsIn(story: string, taken: readonly Taken[]): Views[] {
  const viewOf = ({ page, isUnfolded }: Taken) => `${page.width} ${isUnfolded}`;
  return [...new Set(taken.map(viewOf))].map((view) => {
    const there = taken.filter((one) => viewOf(one) === view);
    const pageIn = (locale: Locale) => there.find(({ page }) => page.locale === locale)?.page;
    return { story, fa: pageIn("fa"), en: pageIn("en"), looks: there.flatMap(({ looks }) => looks) };
  });
}

function isExcepted({ check, story, place, what }: Finding): boolean {
  return exceptions.some(
    (one) => one.check === check && one.story.test(story) && one.place.test(place) && (one.what?.test(what) ?? true),
  );
}

/** The last element of a fault's place (`fa 390: main › button«text»`), without its text, which differs between languages. */
const elementAt = (place: string): string =>
  place
    .replace(/^[^:]*: /, "")
    .split(" › ")
    .at(-1)
    ?.replace(/«.*/, "") ?? "";

/** Deduplicates a fault that occurs in several views of a story, or at similar elements. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ check, story, place, what }: Finding) => [check, story, elementAt(place), what].join("\n");
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}

/** Findings of all checks for a story at one width, without the declared exceptions. */
export function review({ story, fa, en, looks = [] }: Views): Finding[] {
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
  const seen = looks.flatMap((look) =>
    Object.entries(ofLooks).flatMap(([check, find]) =>
      report(check, `${look.locale} ${look.width} ${look.theme}`, find(look)),
    ),
  );
  return [...alone, ...together, ...seen].filter((finding) => !isExcepted(finding));
}
