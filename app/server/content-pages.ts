import { createClient, type Transport } from "#app/src/api/client.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { type PageSlug, pageSlugs } from "#domain/contract/content.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import { changeKeys } from "#runtime/change-keys.ts";
import type { Changed } from "./page-keys.ts";
import type { Settings } from "./settings.ts";

/** Delay before a retry when the provider did not answer, milliseconds. */
const RETRY_MS = 1_000;

/** The pages about the company, as this website knows them. */
export type ContentPages = {
  /** Pages that the provider last reported as missing; none before its first answer. */
  missing(): readonly PageSlug[];
  /**
   * Asks for all of them, and again in a second where the provider is away; resolves after the first try. Their words
   * are kept on the way, so that these pages answer even if the provider goes away later.
   */
  look(): Promise<void>;
  /** Calls `moved` whenever the set of pages changes: earlier pages then link elsewhere. */
  follow(moved: () => void): void;
};

const keys = new Set([changeKeys.content.all, ...pageSlugs.map(changeKeys.content.of)]);
/** True where a change may add a page or take one away. */
export const isOfContent = (changed: Changed): boolean => changed === null || [...changed].some((key) => keys.has(key));

type Options = { settings: Pick<Settings, "providerUrl" | "clientToken">; transport: Transport };

export function createContentPages({ settings, transport }: Options): ContentPages {
  const followers: (() => void)[] = [];
  let missing: readonly PageSlug[] = [];
  let retry: NodeJS.Timeout | undefined;

  /** True where a page is there in every language, null where the provider did not say. */
  async function isThere(slug: PageSlug): Promise<boolean | null> {
    const answers = await Promise.all(
      locales.map((locale) =>
        createClient({
          base: `${settings.providerUrl}/`,
          transport,
          clientToken: settings.clientToken,
          locale: () => locale,
          token: () => null,
          isSessionDisabled: true,
        }).call(contentCalls.page, { params: { slug } }),
      ),
    );
    if (answers.every(({ ok }) => ok)) return true;
    // A missing page is an answer too: a shop writes its pages in its own time.
    const isAbsent = answers.some(
      (answer) => !answer.ok && answer.failure.kind === "status" && answer.failure.status === 404,
    );
    return isAbsent ? false : null;
  }

  async function look(): Promise<void> {
    clearTimeout(retry);
    const found = await Promise.all(pageSlugs.map(isThere));
    const next = pageSlugs.filter(
      (slug, index) => found[index] === false || (found[index] === null && missing.includes(slug)),
    );
    const hasMoved = next.join() !== missing.join();
    missing = next;
    if (hasMoved) for (const moved of followers) moved();
    if (!found.includes(null)) return;
    clearTimeout(retry);
    retry = setTimeout(look, RETRY_MS);
    retry.unref();
  }

  return { missing: () => missing, look, follow: (moved) => void followers.push(moved) };
}

/** A website that does not ask takes every page to be there. */
export const allContentPages: ContentPages = { missing: () => [], look: async () => {}, follow() {} };
