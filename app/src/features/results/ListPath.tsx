import { useText } from "#app/src/messages/words.ts";
import { Breadcrumb, type BreadcrumbProps } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./list-page.css.ts";

/** The lists that a list is part of, below its results: above them it would only push them down. */
export function ListPath({ crumbs, current }: Pick<BreadcrumbProps, "crumbs" | "current">) {
  const t = useText();
  return (
    <div className={styles.path}>
      <Breadcrumb
        label={t("listing.crumbs")}
        crumbs={[{ name: t("common.home"), address: addressOf("home") }, ...crumbs]}
        current={current}
      />
    </div>
  );
}
