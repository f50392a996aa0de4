import { expect } from "storybook/test";
import { DEMO_SUPPORT_ABROAD, SUPPORT_PHONE } from "#domain/text/support.ts";

/**
 * A part of a page with support's number has the one for callers from abroad after it; both are read from left to
 * right.
 */
export async function expectSupportNumbers(place: HTMLElement): Promise<void> {
  const links = [...place.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")];
  await expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `tel:${SUPPORT_PHONE}`,
    `tel:${DEMO_SUPPORT_ABROAD}`,
  ]);
  for (const link of links) await expect(link.querySelector("bdi")).toHaveAttribute("dir", "ltr");
}
