import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Fold.css.ts";

/** Number of children that stay visible, or only the first lines of the first child. */
export type FoldKept = FoldCount | "lines";
export type FoldCount = 0 | 1 | 2 | 3 | 4;

export type FoldProps = {
  /** Number of children that stay visible, or `lines`: the first lines of the first child alone. */
  kept: FoldKept;
  /** Number of children that stay visible on wide screens; all of them without it. */
  keptWide?: FoldCount | undefined;
  /** Number of children. Nothing is folded unless it exceeds `kept`. */
  of: number;
  /** Label of the button, with the number of hidden items. */
  more: string;
  less: string;
  isOpenAtFirst?: boolean | undefined;
  /** Heading of all children, shown above them once all are visible. */
  head?: ReactNode;
  /** Layout of the children. */
  className?: string;
  children: ReactNode;
};

/**
 * Unfolds when a link targets a folded element. A rule with `:has(:target)` would need no script, but makes the browser
 * recompute the styles of the whole page on every change in the list.
 */
function useTarget(content: RefObject<HTMLElement | null>, unfold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it unfolds once, whichever render made the function.
  useEffect(() => {
    function look(): void {
      const target = content.current?.querySelector(":target");
      if (!target || target.checkVisibility()) return;
      unfold();
      // Scrolls again: the target was hidden when the browser tried.
      requestAnimationFrame(() => target.scrollIntoView());
    }
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [content]);
}

/**
 * A long part of a page: a narrow screen shows its beginning and a button for the rest; a wide one too with `keptWide`.
 * Otherwise, and without scripts, all of it is visible.
 */
export function Fold(props: FoldProps) {
  const { kept, keptWide, of, more, less, isOpenAtFirst = false, head, className, children } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = kept === "lines" ? 1 : kept;
  useTarget(content, () => setOpen(true));
  const isFolding = kept === "lines" || of > kept;
  const isFoldingWide = keptWide !== undefined && of > keptWide;

  function toggle(): void {
    setOpen(!isOpen);
    // After folding, the beginning may lie screens above: it is scrolled back into view.
    if (isOpen) content.current?.scrollIntoView({ block: "nearest" });
  }

  const folded = isOpen
    ? undefined
    : cx(
        isFolding && styles.kept[count],
        kept === "lines" && styles.firstLines,
        isFoldingWide && styles.keptWide[keptWide],
      );
  return (
    <>
      {head && (
        <div className={cx(!isOpen && isFolding && styles.kept[0], !isOpen && isFoldingWide && styles.keptWide[0])}>
          {head}
        </div>
      )}
      <div ref={content} id={id} className={cx(className, folded)}>
        {children}
      </div>
      {(isFolding || isFoldingWide) && (
        <div className={cx(isFolding && styles.toggle, isFoldingWide && styles.toggleWide)}>
          <Button
            look="quiet"
            iconEnd={isOpen ? "chevron-up" : "chevron-down"}
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
