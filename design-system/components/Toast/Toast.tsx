import { useLayoutEffect, useRef } from "react";
import * as button from "#design-system/components/Button/Button.css.ts";
import { Drawing } from "#design-system/components/Icon/Drawing.tsx";
import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Toast.css.ts";

export type ToastTheme = "primary" | "secondary" | "success" | "danger" | "warning" | "info" | "light" | "dark";

export type ToastItem = {
  id: number;
  body: string;
  title: string | null;
  theme: ToastTheme;
  clearable: boolean;
};

export type ToastRegionProps = {
  toasts: readonly ToastItem[];
  words: { region: string; close: string };
  onHide: (id: number) => void;
  onPause: (id: number) => void;
  onResume: (id: number) => void;
};

/**
 * Transient messages, over dialogs too. A danger is an alert, the rest a status; the timer pauses while hovered
 * or focused.
 */
export function ToastRegion({ toasts, words, onHide, onPause, onResume }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  // In the browser's top layer, the last element shown is on top.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.hidePopover) return;
    element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={words.region}
      popover="manual"
      data-react-aria-top-layer="true"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          role={toast.theme === "danger" ? "alert" : "status"}
          className={cx(styles.toast, styles.theme[toast.theme])}
          onPointerEnter={() => onPause(toast.id)}
          onPointerLeave={() => onResume(toast.id)}
          onFocus={() => onPause(toast.id)}
          onBlur={() => onResume(toast.id)}
        >
          <span className={styles.body}>
            {toast.title && <strong className={styles.title}>{toast.title}</strong>}
            {toast.body}
          </span>
          {toast.clearable && (
            <button
              type="button"
              className={cx(button.button, button.look.quiet, button.iconOnly)}
              aria-label={words.close}
              onClick={() => onHide(toast.id)}
            >
              <Drawing stroke={frameDrawings.close} />
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
