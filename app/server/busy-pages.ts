import { type Theme, themes } from "#app/src/store/theme.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import type { Assets } from "./assets.ts";
import { environmentOf } from "./environment.ts";
import { type StoredPage, storedPage } from "./page-cache.ts";
import type { PageClock } from "./page-clock.ts";
import { renderFailurePage } from "./render.tsx";
import type { Settings } from "./settings.ts";

/** Delay after which a browser or a crawler may retry, seconds. */
export const RETRY_AFTER = "2";

export type BusyPagesOptions = {
  settings: Settings;
  assets: Assets;
  clock: PageClock;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
};

/**
 * The pages of an overloaded host, one for each language and theme, made at start and on each new day, whose date they
 * show: answering one costs less than a page from memory. Links to "this page" in them are relative, so they fit every
 * address.
 */
export function createBusyPages({ settings, assets, clock, headers }: BusyPagesOptions) {
  const today = () => tehranDate(Math.floor(clock.now() / 1000));

  async function make(locale: Locale, theme: Theme): Promise<StoredPage> {
    const environment = environmentOf({ locale, theme }, settings, clock);
    const rendered = {
      status: 503,
      headers: { ...headers, "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Retry-After": RETRY_AFTER },
      html: await renderFailurePage("overloaded", environment, assets),
      freshMs: 0,
    };
    return storedPage(rendered, 0);
  }

  async function makeAll(): Promise<ReadonlyMap<string, StoredPage>> {
    const pairs = locales.flatMap((locale) => themes.map((theme) => [locale, theme] as const));
    return new Map(
      await Promise.all(
        pairs.map(async ([locale, theme]) => [`${locale} ${theme}`, await make(locale, theme)] as const),
      ),
    );
  }

  let day = today();
  let made = makeAll();
  made.catch(() => {});

  /** On a new day yesterday's is served until today's are rendered. */
  function renew(): void {
    if (today() === day) return;
    day = today();
    const next = makeAll();
    next.then(
      () => {
        made = next;
      },
      () => {},
    );
  }

  return async ({ locale, theme }: { locale: Locale; theme: Theme }): Promise<StoredPage> => {
    renew();
    const page = (await made).get(`${locale} ${theme}`);
    if (page === undefined) throw new Error(`There is no busy page for ${locale} ${theme}`);
    return page;
  };
}
