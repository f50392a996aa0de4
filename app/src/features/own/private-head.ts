import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";

/** The head of a page that is somebody's own: a title, and nothing for machines. */
export const privateHead =
  (title: MessageId) =>
  (_data: unknown, { t }: HeadContext): Head => ({
    title: t("site.title", { page: t(title) }),
    description: t("site.description"),
    canonical: null,
    jsonLd: [],
  });
