import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./Pagination.css.ts";
import { pagesShown } from "./pages-shown.ts";

export type PaginationProps = {
  current: number;
  count: number;
  addressOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (number: string) => string };
};

/** Links to the pages of a list; the next one is ahead in reading direction. Hidden for a single page. */
export function Pagination({ current, count, addressOf, words }: PaginationProps) {
  const { locale } = useLocale();
  if (count <= 1) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <a className={styles.page} href={addressOf(current - 1)} rel="prev" aria-label={words.previous}>
              <Icon name="chevron-start" />
            </a>
          </li>
        )}
        {pagesShown(current, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={cx(styles.page, page === current && styles.current)}
                href={addressOf(page)}
                aria-current={page === current ? "page" : undefined}
                aria-label={words.page(formatNumber(page, locale))}
              >
                {formatNumber(page, locale)}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a className={styles.page} href={addressOf(current + 1)} rel="next" aria-label={words.next}>
              <Icon name="chevron-end" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
