import type { PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";

/** SQL that reads alerts, with the subject of each. */

const place = (of: string): string =>
  `jsonb_build_object('id', ${of}.id, 'slug', ${of}.slug, 'name_fa', ${of}.name_fa, 'name_en', ${of}.name_en)`;

/** Party of an alert on a stay: Iranian where the version before has set it. */
export const AUDIENCE = "coalesce(alert.audience, 'iranian')";

/** Subject of each alert, by the fields of its value. */
export const ABOUT = `CASE alert.kind
    WHEN 'property' THEN jsonb_build_object('property_id', alert.property_id, 'slug', property.slug, 'city_slug', place.slug,
      'name_fa', property.name_fa, 'name_en', property.name_en, 'check_in', alert.date, 'length_of_stay', alert.length_of_stay,
      'rooms', alert.rooms, 'audience', ${AUDIENCE})
    WHEN 'tour' THEN jsonb_build_object('slug', tour.slug, 'city_slug', place.slug, 'name_fa', tour.title_fa,
      'name_en', tour.title_en, 'departure_id', alert.departure_id, 'package_id', alert.package_id, 'date', alert.date,
      'return_date', alert.date + departure.nights, 'rooms', alert.rooms, 'beds', alert.beds)
    ELSE jsonb_build_object('origin', ${place("origin")}, 'destination', ${place("destination")}, 'departure_date', alert.date,
      'return_date', alert.return_date, 'adult_count', alert.adult_count, 'child_count', alert.child_count,
      'infant_count', alert.infant_count, 'class', alert.class)
  END`;

/** The columns of an alert's value. */
export const ALERT = `
  alert.id::float8 AS id, alert.kind, alert.waits_for, alert.base_total::float8 AS base_total, alert.threshold::float8 AS threshold,
  alert.triggered_total::float8 AS triggered_total, alert.state,
  floor(extract(epoch FROM alert.created_at))::float8 AS created_at, ${ABOUT} AS about`;

/** Alerts of a source, with the catalogue's rows of their subjects. */
export const fromAlert = (source: string): string => `
  FROM ${source} AS alert
  LEFT JOIN property ON property.id = alert.property_id
  LEFT JOIN tour_departure AS departure ON departure.id = alert.departure_id
  LEFT JOIN tour ON tour.id = departure.tour_id
  LEFT JOIN city AS place ON place.id = coalesce(property.city_id, tour.city_id)
  LEFT JOIN city AS origin ON origin.id = alert.origin_city_id
  LEFT JOIN city AS destination ON destination.id = alert.destination_city_id`;
export const FROM_ALERT = fromAlert("price_alert");

/** True when the catalogue still has the subject of an alert. */
export const IS_KNOWN = "(place.id IS NOT NULL OR (origin.id IS NOT NULL AND destination.id IS NOT NULL))";

export type AlertRow = Omit<PriceAlertValue, "kind"> & { kind: PriceAlertValue["kind"]; about: object };

export const alertValue = ({ about, ...row }: AlertRow): PriceAlertValue => ({ ...row, ...about }) as PriceAlertValue;
