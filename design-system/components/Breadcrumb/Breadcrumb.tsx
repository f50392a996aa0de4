import { Icon } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./Breadcrumb.css.ts";

export type BreadcrumbProps = { label: string; crumbs: readonly { name: string; address: string }[]; current: string };

/** Path from Home to the current page. */
export function Breadcrumb({ label, crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.address} className={styles.item}>
            <a className={styles.link} href={crumb.address}>
              {crumb.name}
            </a>
            <Icon name="chevron-end" size="small" />
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
