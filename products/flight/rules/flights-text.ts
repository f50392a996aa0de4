import type { Locale } from "#domain/enums/enums.ts";
import { distinctText } from "#domain/text/distinct.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";

type Segment = {
  readonly carrier: { readonly code: string; readonly name_fa: string; readonly name_en: string };
  readonly number: string;
};
type Flights = { readonly flights: readonly { readonly segments: readonly Segment[] }[] };

/** Carriers and numbers of all flights of a reservation: `Darya · DY 586, DY 591`. */
export function flightsText({ flights }: Flights, locale: Locale): string {
  const segments = flights.flatMap((direction) => direction.segments);
  const carriers = distinctText(
    segments.map(({ carrier }) => inLocale(carrier, "name", locale)),
    locale,
  );
  const numbers = distinctText(
    segments.map(({ carrier, number }) => isolated(`${carrier.code}\u00a0${number}`)),
    locale,
  );
  return `${carriers} · ${numbers}`;
}
