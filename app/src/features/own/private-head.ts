import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";

/** The head of a personal page: a title, and neither canonical address nor JSON-LD. */
/* @__NO_SIDE_EFFECTS__ */
export const privateHead =
  (title: MessageId) =>
  (_data: unknown, { t }: HeadContext): Head => ({
    title: t("site.title", { page: t(title) }),
    description: t("site.description"),
    canonical: null,
    jsonLd: [],
  });
