import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatRating } from "#domain/text/numbers.ts";
import * as styles from "./Rating.css.ts";

export type RatingProps = {
  /** 1..5, shown doubled, out of ten; null: no rating yet. */
  average: number | null;
  /** Full text for screen readers: "Rated 9.2 out of 10". */
  label: string;
  /** Text beside it: the number of comments, or that there are none. */
  caption?: string;
  /** At the head of the reviews that it is the average of. */
  isLarge?: boolean;
};

export function Rating({ average, label, caption, isLarge = false }: RatingProps) {
  const { locale } = useLocale();
  return (
    <span className={styles.rating}>
      {average !== null && (
        <span className={cx(styles.mark, isLarge && styles.large)}>
          <Icon name="star" size={isLarge ? "medium" : "small"} />
          <span aria-hidden="true">{formatRating(average, locale)}</span>
          <span className={visuallyHidden}>{label}</span>
        </span>
      )}
      {caption && <span>{caption}</span>}
    </span>
  );
}

export type ScoreBarsProps = { scores: readonly { label: string; value: number }[] };

/** Scores of 1..5 as bars that grow in reading direction, each with its number. */
export function ScoreBars({ scores }: ScoreBarsProps) {
  const { locale } = useLocale();
  return (
    <div className={styles.bars}>
      {scores.map(({ label, value }) => [
        <span key={`${label}-label`}>{label}</span>,
        <svg
          key={`${label}-bar`}
          className={cx(styles.track, styles.mirrored)}
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.trackGround} width="100" height="8" />
          <rect className={styles.trackFill} width={value * 20} height="8" />
        </svg>,
        <span key={`${label}-value`}>{formatRating(value, locale)}</span>,
      ])}
    </div>
  );
}
