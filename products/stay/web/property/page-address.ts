import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { wishParameters } from "#products/stay/web/wished-plans.ts";
import type { PropertyData } from "./load.ts";

/** Address of a property's page with another query. Wishes for its rates stay. */
export const pageAddress = ({ details, wish }: Pick<PropertyData, "details" | "wish">, query: Query): string =>
  addressOf(
    "property",
    { cityName: details.city.slug, propertyName: details.slug },
    { ...wishParameters(wish), ...query },
  );
