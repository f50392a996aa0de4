import type { PageSlug } from "../contract/content.shapes.ts";
import type { RouteName } from "./routes.ts";

/** The routes of the pages about the company, and the text of each. A shop has those that it has written. */
const slugs = {
  rulesAndPolicies: "rules-and-policies",
  contact: "contact",
  about: "about",
  gallery: "gallery",
} as const satisfies Partial<Record<RouteName, PageSlug>>;
export type ContentRoute = keyof typeof slugs;

/** The text that the page of a route shows; undefined where the route is of another kind. */
export const contentSlugOf = (name: RouteName): PageSlug | undefined =>
  (slugs as Partial<Record<RouteName, PageSlug>>)[name];
