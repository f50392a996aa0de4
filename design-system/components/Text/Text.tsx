import type { ReactNode } from "react";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { type TypeStyle, type } from "#design-system/theme/type.css.ts";
import * as styles from "./Text.css.ts";

export type TextTone = "ink" | "soft" | "mute" | "lajvard" | "firuze" | "anar" | "pesteh" | "inherit";

export type TextProps = {
  children: ReactNode;
  as?: "p" | "span" | "div" | "strong" | "dt" | "dd" | "li" | "figcaption" | "s" | "time";
  size?: Extract<TypeStyle, "title" | "body" | "label" | "small" | "caption">;
  tone?: TextTone;
  /** Limits lines to a readable length (68 characters). */
  isMeasured?: boolean;
  /** Clamped to two lines: only when the whole text is one step away. */
  isClamped?: boolean;
  /** Never wraps: prices, codes, dates. */
  isUnbroken?: boolean;
  /** `auto` for texts by visitors. */
  dir?: "auto";
  lang?: string;
  id?: string;
};

export function Text({
  children,
  as: As = "p",
  size = "body",
  tone = "ink",
  isMeasured,
  isClamped,
  isUnbroken,
  dir,
  lang,
  id,
}: TextProps) {
  return (
    <As
      id={id}
      dir={dir}
      lang={lang}
      className={cx(
        type[size],
        styles.tone[tone],
        isMeasured && styles.measure,
        isClamped && styles.twoLines,
        isUnbroken && styles.noWrap,
      )}
    >
      {children}
    </As>
  );
}

export type HeadingProps = {
  children: ReactNode;
  level: 1 | 2 | 3 | 4;
  /** Type style, if not the usual one of its level. */
  look?: Extract<TypeStyle, "display" | "h1" | "h2" | "title" | "label">;
  tone?: TextTone;
  id?: string;
};

const looks = { 1: "h1", 2: "h2", 3: "title", 4: "label" } as const;

export function Heading({ children, level, look = looks[level], tone = "ink", id }: HeadingProps) {
  const As = `h${level}` as const;
  return (
    <As id={id} className={cx(type[look], styles.tone[tone])}>
      {children}
    </As>
  );
}

/** For screen readers only. */
export const Hidden = ({
  children,
  as: As = "span",
  id,
}: {
  children: ReactNode;
  as?: "span" | "h2" | "h3" | "p" | "legend";
  id?: string;
}) => (
  <As id={id} className={visuallyHidden}>
    {children}
  </As>
);
