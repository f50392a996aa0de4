import type { KeptMarkup, KeptName } from "#app/src/page/Kept.tsx";
import { createByteBoundedCache } from "./byte-bounded.ts";

type Of = readonly (object | string | null)[];

/** Markup of a page being rendered: looks up that of its parts, and stores the page's own. */
export type PageMarkup = {
  markupOf(name: KeptName, of: Of): KeptMarkup | null;
  /** Removes the marks from a page, and stores the markup between them. */
  finish(html: string): string;
};

const markText = (mark: string): string => `<template data-kept="${mark}"></template>`;

/** Calls when it is rendered: React renders one element after another. */
function Mark({ mark, pass }: { mark: string; pass: () => void }) {
  pass();
  return <template data-kept={mark} />;
}

/** A part that is rendered with the page: where its markup will be kept, and whether it may be. */
type Opened = { key: string; begin: string; end: string; isTimeless: boolean };

/** The text between the marks of each part, and the page without the marks. */
function cutOut(html: string, parts: readonly Opened[], found: (part: Opened, inner: string) => void): string {
  let at = 0;
  const whole: string[] = [];
  for (const part of parts) {
    const [from, to] = [markText(part.begin), markText(part.end)];
    const begun = html.indexOf(from, at);
    const ended = begun < 0 ? -1 : html.indexOf(to, begun);
    // React began with it, and then once more or not to its end.
    if (ended < 0) continue;
    const inner = html.slice(begun + from.length, ended);
    whole.push(html.slice(at, begun), inner);
    at = ended + to.length;
    found(part, inner);
  }
  return whole.join("") + html.slice(at);
}

/** Numbers objects: the same object has the same number. */
function createNumbers(): (one: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (one) => {
    const known = numbers.get(one) ?? ++last;
    numbers.set(one, known);
    return known;
  };
}

/**
 * Cache of markup of parts of pages, keyed by name, data shown and environment of the page; bounded by bytes, evicting
 * the least recently used. Data are compared by identity: a repeated answer is the same object (`parsed-answers.ts`).
 */
export function createKeptMarkup(maxBytes: number) {
  const kept = createByteBoundedCache<string>(maxBytes, ({ length }) => 2 * length);
  const numberOf = createNumbers();

  const keyOf = (name: KeptName, of: Of, environment: string): string =>
    JSON.stringify([
      name,
      ...of.map((one) => (typeof one === "object" && one !== null ? numberOf(one) : one)),
      environment,
    ]);

  /**
   * @param environment all that a page is rendered for, but for the instant
   * @param clockReads how often the render has read the clock so far: a part that reads it is not kept
   */
  function ofPage(environment: string, clockReads: () => number): PageMarkup {
    const parts: Opened[] = [];
    let isWithin = false;

    /** Marks around the children of a part. */
    function marked(key: string): KeptMarkup {
      const part: Opened = { key, begin: `${parts.length}`, end: `/${parts.length}`, isTimeless: false };
      let readsBefore = 0;
      parts.push(part);
      const begins = () => {
        isWithin = true;
        readsBefore = clockReads();
      };
      const ends = () => {
        isWithin = false;
        part.isTimeless = clockReads() === readsBefore;
      };
      return { begin: <Mark mark={part.begin} pass={begins} />, end: <Mark mark={part.end} pass={ends} /> };
    }

    return {
      markupOf(name, of) {
        // One within another is kept with it.
        if (isWithin) return null;
        const key = keyOf(name, of, environment);
        const html = kept.get(key);
        return html === undefined ? marked(key) : { html };
      },
      finish(html) {
        if (parts.length === 0) return html;
        return cutOut(html, parts, ({ key, isTimeless }, inner) => {
          if (isTimeless) kept.set(key, inner);
        });
      },
    };
  }

  return { ofPage, bytes: () => kept.calculatedSize };
}
