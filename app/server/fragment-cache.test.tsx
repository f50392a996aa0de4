import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Kept, KeptMarkupContext, type KeptProps } from "#app/src/page/Kept.tsx";
import { createKeptMarkup, type PageMarkup } from "./fragment-cache.tsx";

const MANY = 1_000_000;

/** A page of one part, and how often its content was rendered. */
function pageOf({ of, name = "about" }: Partial<Pick<KeptProps, "of" | "name">>, read: () => string) {
  const rendered = { times: 0 };
  function Content() {
    rendered.times += 1;
    return (
      <>
        {read()} <b>bold</b>
      </>
    );
  }
  const page = (
    <main>
      <Kept as="section" name={name} of={of ?? []} id="part">
        <Content />
      </Kept>
      after
    </main>
  );
  return { page, rendered };
}

const whole = (page: ReactElement): string => renderToString(page);
const kept = (page: ReactElement, markup: PageMarkup): string =>
  markup.finish(
    renderToString(<KeptMarkupContext.Provider value={markup.markupOf}>{page}</KeptMarkupContext.Provider>),
  );

describe("parts of pages whose markup is kept", () => {
  test("are rendered once, and look as if they were rendered each time", () => {
    const store = createKeptMarkup(MANY);
    const { page, rendered } = pageOf({ of: [{ id: 1 }] }, () => "Laleh & sons");
    const alone = whole(page);
    expect(alone).toBe('<main><section id="part">Laleh &amp; sons<!-- --> <b>bold</b></section>after</main>');
    rendered.times = 0;
    const pages = [1, 2, 3].map(() =>
      kept(
        page,
        store.ofPage("fa", () => 0),
      ),
    );
    expect(pages).toEqual([alone, alone, alone]);
    expect(rendered.times).toBe(1);
  });

  test("are others for another answer, another name and another environment", () => {
    const store = createKeptMarkup(MANY);
    const answer = { id: 1 };
    for (const [of, name, environment] of [
      [[answer], "about", "fa"],
      [[{ id: 1 }], "about", "fa"],
      [[answer], "place", "fa"],
      [[answer, "2026-12-01"], "about", "fa"],
      [[answer], "about", "en"],
    ] as const) {
      const { page, rendered } = pageOf({ of, name }, () => environment);
      kept(
        page,
        store.ofPage(environment, () => 0),
      );
      expect(rendered.times, `${name} ${environment}`).toBe(1);
    }
  });

  test("that read the clock are rendered each time", () => {
    const store = createKeptMarkup(MANY);
    let reads = 0;
    const { page, rendered } = pageOf({}, () => `${++reads}`);
    const pages = [1, 2].map(() =>
      kept(
        page,
        store.ofPage("fa", () => reads),
      ),
    );
    expect(pages[0]).not.toBe(pages[1]);
    expect(rendered.times).toBe(2);
  });

  test("within another are kept with it", () => {
    const store = createKeptMarkup(MANY);
    const { page: inner, rendered } = pageOf({}, () => "inner");
    const page = (
      <Kept as="article" name="comment" of={[]}>
        {inner}
      </Kept>
    );
    const alone = whole(page);
    rendered.times = 0;
    expect(
      [1, 2].map(() =>
        kept(
          page,
          store.ofPage("fa", () => 0),
        ),
      ),
    ).toEqual([alone, alone]);
    expect(rendered.times).toBe(1);
  });

  test("that show what they do not name differ from the whole page: the comparison of pages finds them", () => {
    const store = createKeptMarkup(MANY);
    let price = 100;
    const { page } = pageOf({ of: ["the price is left out"] }, () => `${price}`);
    expect(
      kept(
        page,
        store.ofPage("fa", () => 0),
      ),
    ).toBe(whole(page));
    price = 200;
    expect(
      kept(
        page,
        store.ofPage("fa", () => 0),
      ),
    ).not.toBe(whole(page));
  });

  test("take no more memory than they may", () => {
    const store = createKeptMarkup(10_000);
    for (let id = 0; id < 100; id += 1) {
      const { page } = pageOf({ of: [{ id }] }, () => "x".repeat(500));
      kept(
        page,
        store.ofPage("fa", () => 0),
      );
    }
    expect(store.bytes()).toBeLessThanOrEqual(10_000);
    expect(store.bytes()).toBeGreaterThan(2_000);
  });
});
