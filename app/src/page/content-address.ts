import { type ContentRoute, contentSlugOf } from "#domain/addresses/content-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { type RenderEnvironment, useEnvironment } from "./environment.ts";

/** The address of a page about the company; null where the shop has not written it, so that nothing leads there. */
export function contentAddress(name: ContentRoute, { missingPages }: Pick<RenderEnvironment, "missingPages">) {
  const slug = contentSlugOf(name);
  return slug !== undefined && missingPages.includes(slug) ? null : addressOf(name);
}

/** Address of a page about the company, in the current environment. */
export const useContentAddress = (name: ContentRoute): string | null => contentAddress(name, useEnvironment());
