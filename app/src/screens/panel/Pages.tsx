import { useText } from "#app/src/messages/words.ts";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { pageCount } from "#domain/paging.ts";

/** The page that an address asks for. */
export const pageOf = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get("page"))) || 1);

export type PagesProps = { current: number; total: number; addressOf: (page: number) => string };

/** The ways to the other pages of a list. */
export function Pages({ current, total, addressOf }: PagesProps) {
  const t = useText();
  return (
    <Pagination
      current={current}
      count={pageCount(total)}
      addressOf={addressOf}
      words={{
        label: t("panel.pages"),
        previous: t("panel.pages.previous"),
        next: t("panel.pages.next"),
        page: (number) => t("panel.pages.page", { number }),
      }}
    />
  );
}
