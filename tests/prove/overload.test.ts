import { expect, test } from "vitest";
import { PLACES } from "#app/server/admission.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { overload } from "./overload.ts";
import { clientOf } from "./raw-http.ts";
import { startHost, withoutOrigin } from "./website-in-process.ts";
import { overloads } from "./website-proofs.ts";

test("a rejected visitor gets a useful page, and cache hits and personal pages are always served", {
  timeout: 120_000,
}, async () => {
  const website = await startHost({ transport: withoutOrigin(mockTransport({ latency: 150 })) });
  const { connections, ...load } = overloads.small;
  try {
    const figures = await overload(website.port, connections, load);
    expect(figures, JSON.stringify(figures)).toMatchObject({
      shed_without_help: 0,
      other: 0,
      from_memory_not_200: 0,
      own_not_200: 0,
    });
    expect(figures.shed, JSON.stringify(figures)).toBeGreaterThan(0);
    expect(figures.share_200, JSON.stringify(figures)).toBeGreaterThan(0);
  } finally {
    await website.close();
  }
});

test("the page of an overload is in its visitor's language and theme, runs no scripts and is kept nowhere", async () => {
  const website = await startHost({ transport: () => new Promise(() => {}) });
  const { get, close } = clientOf(website.port, 100);
  const leaving = new AbortController();
  try {
    const search = "/search/property?check_in=2026-12-01&destination_id=city-2&length_of_stay=3&destination_name=";
    const full = website.arrived(PLACES);
    for (let index = 0; index < PLACES; index += 1) get(`${search}${index}`, {}, leaving.signal).catch(() => {});
    await full;
    const { status, headers, body } = await get("/IsfahanHotels.html", {
      Cookie: "lang=en; theme=dark",
      "Sec-Purpose": "prefetch",
    });
    expect([status, headers["cache-control"], headers["retry-after"]]).toEqual([503, "no-store", "2"]);
    expect(body).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    expect(body).toContain("We’re very busy right now");
    // Another language is the same page for the same party.
    expect(body).toContain('href="?audience=foreign&amp;lang=fa"');
    expect(body).not.toMatch(/<script|modulepreload/);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
  } finally {
    leaving.abort();
    close();
    await website.close();
  }
});
