import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Loading.css.ts";

/** The shamseh drawing its outline: a page is loading (R15). */
export function Resolving({ label }: { label: string }) {
  return (
    <div role="status" className={styles.resolving}>
      <svg className={styles.spinner} viewBox="0 0 24 24" aria-hidden="true">
        <path d={frameDrawings.shamseh.d} />
      </svg>
      <span>{label}</span>
    </div>
  );
}

export type SkeletonShape = "line" | "short" | "title" | "picture" | "button" | "field" | "sum";

/** A skeleton in the shape of the coming content, so that nothing moves when it loads. */
export const Skeleton = ({ shape = "line" }: { shape?: SkeletonShape }) => (
  <span aria-hidden="true" className={cx(styles.skeleton, styles.shape[shape])} />
);
