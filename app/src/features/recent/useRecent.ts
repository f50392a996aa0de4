import { useEffect } from "react";
import { useEnvironment } from "#app/src/page/environment.ts";
import { pageLink } from "#app/src/page/page-link.ts";
import { keepRecent, type Recent, type RecentKind } from "./recent.ts";

/**
 * Keeps in this browser that the page was looked at, or its search made. `address`: the page's own when absent; null
 * title: there is nothing to keep yet.
 */
export function useRecent(
  kind: RecentKind,
  { title, detail, address }: Pick<Recent, "detail"> & { title: string | null; address?: string | null },
): void {
  const { locale } = useEnvironment();
  useEffect(() => {
    if (title !== null) keepRecent(kind, locale, { title, detail, address: address ?? pageLink(location) });
  }, [kind, locale, title, detail, address]);
}
