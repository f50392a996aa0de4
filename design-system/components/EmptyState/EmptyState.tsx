import type { ComponentType, ReactNode } from "react";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./EmptyState.css.ts";

const star =
  "M0-30 8.8-21.2 21.2-21.2 21.2-8.8 30 0 21.2 8.8 21.2 21.2 8.8 21.2 0 30-8.8 21.2-21.2 21.2-21.2 8.8-30 0-21.2-8.8-21.2-21.2-8.8-21.2Z";

/** Empty: a lone star over a horizon line. */
const LoneStar = () => (
  <svg viewBox="0 0 320 140" className={styles.art} aria-hidden="true">
    <path className={styles.horizon} d="M10 118c40-4 56-22 84-22s38 14 66 14 44-20 76-20 40 24 74 28" />
    <path className={styles.star} transform="translate(160 48) scale(.9)" d={star} />
  </svg>
);

/** Error: a tile with one piece missing. */
const BrokenTile = () => (
  <svg viewBox="0 0 320 140" className={styles.art} aria-hidden="true">
    {[100, 160, 220].map((x, index) => (
      <path
        key={x}
        className={index === 1 ? styles.missing : styles.tile}
        transform={`translate(${x} 70) scale(.95)`}
        d={star}
      />
    ))}
    <path className={styles.tile} transform="translate(176 112) rotate(24) scale(.4)" d={star} />
  </svg>
);

export type EmptyStatePicture = "empty" | "broken";

const pictures: Record<EmptyStatePicture, ComponentType> = { empty: LoneStar, broken: BrokenTile };

export type EmptyStateProps = {
  title: string;
  text: string;
  picture?: EmptyStatePicture;
  /** Next steps: a button or links. */
  children?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** Explains why there is nothing to show, and offers next steps. */
export function EmptyState({ title, text, picture = "empty", children, headingLevel = 2 }: EmptyStateProps) {
  const Art = pictures[picture];
  return (
    <div className={styles.state}>
      <Art />
      <Heading level={headingLevel} look="h2">
        {title}
      </Heading>
      <Text tone="soft" isMeasured>
        {text}
      </Text>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
