import { TILES_ADDRESS } from "#app/src/features/map/tiles.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { PageSlug } from "#domain/contract/content.shapes.ts";
import { type PartyAudience, usualPartyAudience } from "#domain/sale/audience.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import type { PageClock } from "./page-clock.ts";
import type { Settings } from "./settings.ts";
import type { Visitor } from "./visitor.ts";

/**
 * The environment that a page is rendered for, at this instant of the website's clock.
 * @param missingPages pages about the company that nothing is to lead to
 */
export function environmentOf(
  {
    locale,
    theme,
    audience = usualPartyAudience(locale),
  }: Pick<Visitor, "locale" | "theme"> & { audience?: PartyAudience },
  settings: Settings,
  clock: PageClock,
  missingPages: readonly PageSlug[] = [],
): RenderEnvironment {
  const seconds = Math.floor(clock.now() / 1000);
  return {
    locale,
    audience,
    direction: DIRECTION[locale],
    now: seconds,
    today: tehranDate(seconds),
    clockAhead: clock.ahead(),
    calendar: USUAL_CALENDAR[locale],
    theme,
    publicBase: settings.publicBaseUrl,
    clientToken: settings.clientToken,
    isDemo: settings.appEnv === "demo",
    supportAbroad: settings.supportAbroad,
    sellerLegalId: settings.sellerLegalId,
    companyLinks: settings.companyLinks,
    missingPages,
    tiles: settings.mapTiles === null ? null : TILES_ADDRESS,
  };
}
