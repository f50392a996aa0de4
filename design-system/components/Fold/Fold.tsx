import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Fold.css.ts";

/** How many of the children stay in sight, or the first lines of the first child alone. */
export type FoldKept = 0 | 1 | 2 | 3 | "lines";

export type FoldProps = {
  /** How many of the children stay in sight, or `lines`: the first lines of the first child alone. */
  kept: FoldKept;
  /** How many children there are. With no more than are kept nothing is folded. */
  of: number;
  /** What the button says: that there is more, and how much. */
  more: string;
  less: string;
  isOpenAtFirst?: boolean | undefined;
  /** What belongs to all of the children and stands above them once all are in sight. */
  head?: ReactNode;
  /** The layout of the children. */
  className?: string;
  children: ReactNode;
};

/**
 * Unfolds when a link leads to something that is folded. A rule with `:has(:target)` would do without a script, but makes
 * the browser recompute the styles of the whole page whenever anything changes in the list.
 */
function useTarget(content: RefObject<HTMLElement | null>, unfold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it unfolds once, whichever render made the function.
  useEffect(() => {
    function look(): void {
      const target = content.current?.querySelector(":target");
      if (!target || target.checkVisibility()) return;
      unfold();
      // The browser had nowhere to scroll to.
      requestAnimationFrame(() => target.scrollIntoView());
    }
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [content]);
}

/**
 * A long part of a page, of which a narrow screen shows the beginning and a button for the rest. Where there is room, and
 * without scripts, all of it is in sight.
 */
export function Fold({ kept, of, more, less, isOpenAtFirst = false, head, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = kept === "lines" ? 1 : kept;
  useTarget(content, () => setOpen(true));
  const isFolding = kept === "lines" || of > kept;

  function toggle(): void {
    setOpen(!isOpen);
    // What is folded again may lie screens above: its beginning comes back into sight.
    if (isOpen) content.current?.scrollIntoView({ block: "nearest" });
  }

  const folded = cx(styles.kept[count], kept === "lines" && styles.firstLines);
  return (
    <>
      {head && <div className={cx(isFolding && !isOpen && styles.kept[0])}>{head}</div>}
      <div ref={content} id={id} className={cx(className, isFolding && !isOpen && folded)}>
        {children}
      </div>
      {isFolding && (
        <div className={styles.toggle}>
          <Button
            look="quiet"
            iconEnd={isOpen ? "chevron-up" : "chevron-down"}
            isFullWidth
            expanded={isOpen}
            controls={id}
            onClick={toggle}
          >
            {isOpen ? less : more}
          </Button>
        </div>
      )}
    </>
  );
}
