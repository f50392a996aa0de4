import type { PageSlug } from "../contract/content.shapes.ts";
import type { RouteName } from "./routes.ts";

/** Routes of the pages about the company, and the text of each. A site has those that it has written. */
const slugs = {
  rulesAndPolicies: "rules-and-policies",
  contact: "contact",
  about: "about",
  gallery: "gallery",
} as const satisfies Partial<Record<RouteName, PageSlug>>;
export type ContentRoute = keyof typeof slugs;

/** Returns the text shown on a route's page; undefined for routes of another kind. */
export const contentSlugOf = (name: RouteName): PageSlug | undefined =>
  (slugs as Partial<Record<RouteName, PageSlug>>)[name];
