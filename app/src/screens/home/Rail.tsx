import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { onScrollEnd } from "#design-system/scroll/scroll-end.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import * as styles from "./HomeScreen.css.ts";

export type RailProps = {
  id: string;
  title: string;
  text: string;
  /** `tiles` are narrower than cards: six in a row of a wide screen. */
  size?: keyof typeof styles.rail;
  /** The way to all of them. */
  all?: { address: string; words: string };
  children: ReactNode;
};

/** Distance from an end at which it counts as reached, CSS pixels. */
const NEAR = 8;

/** Cards of equal height in a row that is pushed aside: by hand, and on wide screens with arrows. */
export function Rail({ id, title, text, size = "cards", all, children }: RailProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<"first" | "last" | null>("first");

  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    return onScrollEnd(current, () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      // Counted from the beginning of the line, which is negative from right to left.
      const passed = Math.abs(scrollLeft);
      setEnd(passed < NEAR ? "first" : passed > scrollWidth - clientWidth - NEAR ? "last" : null);
    });
  }, []);
  /** A page of cards further in reading direction, or back. */
  function push(by: 1 | -1): void {
    const { current } = row;
    if (current === null) return;
    const way = getComputedStyle(current).direction === "rtl" ? -1 : 1;
    current.scrollBy({ left: by * way * current.clientWidth * 0.8, behavior: "smooth" });
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.railHead}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <div className={styles.railEnd}>
          {all && (
            <a className={styles.all} href={all.address}>
              {all.words}
            </a>
          )}
          {isHydrated && (
            <div className={styles.arrows}>
              <IconButton
                icon="chevron-start"
                label={t("home.rail.previous")}
                isDisabled={end === "first"}
                onClick={() => push(-1)}
              />
              <IconButton
                icon="chevron-end"
                label={t("home.rail.next")}
                isDisabled={end === "last"}
                onClick={() => push(1)}
              />
            </div>
          )}
        </div>
        <div className={styles.railText}>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </div>
      </div>
      <div ref={row} className={styles.rail[size]}>
        {children}
      </div>
    </section>
  );
}
