import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { inertOutside } from "#design-system/aria/inert-outside.ts";
import { LayerProvider } from "#design-system/aria/layer.ts";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { useScrollsAlone } from "#design-system/scroll/useScrollsAlone.ts";
import { cx } from "#design-system/theme/cx.ts";
import { from } from "#design-system/theme/media.ts";
import * as styles from "./PopoverSheet.css.ts";

export type PopoverSheetProps = {
  /** Id for the buttons that open and close it: `<Button opens={id}>`. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** `folding` is part of the page on wide screens; `floating` is a sheet at every width. */
  look: "folding" | "floating";
  /** For sheets with text fields: above the on-screen keyboard. */
  isTall?: boolean;
  /** Decision made in the sheet: a change closes it. */
  decided?: string;
  /** Called after it has closed. */
  onClosed?: () => void;
};

/** True when this browser supports popovers. Client only. */
export const hasPopovers = (): boolean => CSS.supports("selector(:popover-open)");

const isOpenNow = (element: HTMLElement): boolean => hasPopovers() && element.matches(":popover-open");

const isListOpen = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute("aria-expanded") === "true";

/** Modal while open, as a dialog is; closes when its decision is made, and when the page becomes wide. */
function useModal(decided: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const release = useRef<(() => void) | null>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    if (root.current && isOpenNow(root.current)) root.current.hidePopover();
  }
  /** After it is painted: work for it does not delay its opening. */
  function opened(): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (root.current === null || release.current !== null || !isOpenNow(root.current)) return;
        release.current = inertOutside(root.current);
        setOpen(true);
        if (!root.current.contains(document.activeElement)) root.current.focus({ preventScroll: true });
      }),
    );
  }
  /** Before it is hidden, so that the focus can return to the button that opened it. */
  function closing(): void {
    release.current?.();
    release.current = null;
    setOpen(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a sheet that was opened before scripts ran, and as long as it is there.
  useEffect(() => {
    if (root.current && isOpenNow(root.current)) opened();
    const wide = matchMedia(from.lg);
    wide.addEventListener("change", close);
    // A page restored by going back shows the page itself, not the open sheet.
    addEventListener("pagehide", close);
    return () => {
      wide.removeEventListener("change", close);
      removeEventListener("pagehide", close);
      release.current?.();
    };
  }, []);
  const before = useRef(decided);
  useEffect(() => {
    if (before.current !== decided) close();
    before.current = decided;
  });
  const layer = useCallback(() => (root.current && isOpenNow(root.current) ? root.current : null), []);

  return { root, layer, isOpen, close, opened, closing };
}

/**
 * A sheet opened and closed by the browser itself (`popover`), so it works before and without scripts, with its content
 * present; with scripts the page under it is inert.
 */
export function PopoverSheet(props: PopoverSheetProps) {
  const { id, title, closeLabel, children, footer, look, isTall, decided, onClosed } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const reached = useScrollsAlone(body) && { role: "group", tabIndex: 0, "aria-labelledby": titleId };
  const { root, layer, isOpen, close, opened, closing } = useModal(decided);
  const dialog = { role: "dialog", "aria-modal": true, "aria-labelledby": titleId } as const;
  const own = (act: (event: ToggleEvent<HTMLElement>) => void) => (event: ToggleEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) act(event);
  };
  return (
    <div
      ref={root}
      id={id}
      popover="auto"
      tabIndex={-1}
      className={look === "folding" ? styles.folding : styles.floating}
      {...(isOpen && dialog)}
      onBeforeToggle={(event) => event.newState === "closed" && own(closing)(event)}
      onToggle={own(({ newState }) => (newState === "open" ? opened() : onClosed?.()))}
      onClick={(event) => event.target === event.currentTarget && close()}
      // Escape closes an open list of a field first.
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && isListOpen(event.target) && event.preventDefault()}
    >
      <div className={cx(styles.panel, look === "floating" && styles.panelInTheMiddle, isTall && styles.tall)}>
        <div className={styles.head}>
          <Heading level={2} look="title" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} closes={id} />
        </div>
        <LayerProvider value={layer}>
          <div ref={body} className={styles.body} {...reached}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </LayerProvider>
      </div>
    </div>
  );
}
