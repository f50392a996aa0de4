import type { MouseEventHandler, ReactNode, Ref } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Button.css.ts";

export type ButtonLook = "primary" | "secondary" | "outline" | "quiet" | "danger";

/** `large` has the height of a field beside it. */
export type ButtonSize = "medium" | "large";

type Common = {
  /** `primary` is the one call to action of a screen. */
  look?: ButtonLook;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Renders it as a link that looks like a button. */
  href?: string;
  type?: "button" | "submit";
  isDisabled?: boolean;
  /** Busy: presses are ignored. It keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
  expanded?: boolean;
  controls?: string;
  describedBy?: string;
  hasPopup?: "dialog" | "menu" | "listbox";
  /** Id of a folding sheet that it opens or closes without scripts. */
  opens?: string;
  closes?: string;
  /** Id of the form that it submits, when it is outside of it. */
  form?: string;
  ref?: Ref<HTMLButtonElement>;
};

export type ButtonProps = Common & {
  children: ReactNode;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  isFullWidth?: boolean;
};

export type IconButtonProps = Common & { icon: IconName; label: string };

/** Prevents both the action and the submission. */
const doNothing: MouseEventHandler<HTMLElement> = (event) => event.preventDefault();

function Pressable({
  className,
  children,
  label,
  ...props
}: Common & { className: string; children: ReactNode; label?: string }) {
  if (props.href !== undefined) {
    return (
      <a
        className={className}
        href={props.href}
        onClick={props.onClick}
        aria-label={label}
        aria-describedby={props.describedBy}
      >
        {children}
      </a>
    );
  }
  return (
    <button
      ref={props.ref}
      className={className}
      type={props.type ?? "button"}
      onClick={props.isBusy ? doNothing : props.onClick}
      disabled={props.isDisabled}
      aria-disabled={props.isBusy || undefined}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
      aria-haspopup={props.hasPopup}
      popoverTarget={props.opens ?? props.closes}
      popoverTargetAction={props.closes === undefined ? undefined : "hide"}
      form={props.form}
      aria-label={label}
    >
      {children}
    </button>
  );
}

export function Button({
  children,
  look = "secondary",
  size = "medium",
  icon,
  iconEnd,
  isFullWidth,
  ...props
}: ButtonProps) {
  return (
    <Pressable
      {...props}
      className={cx(styles.button, styles.look[look], styles.size[size], isFullWidth && styles.fullWidth)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Pressable>
  );
}

/** An icon-only button: its label is for screen readers. */
export function IconButton({ icon, look = "quiet", ...props }: IconButtonProps) {
  return (
    <Pressable {...props} className={cx(styles.button, styles.look[look], styles.iconOnly)}>
      <Icon name={icon} />
    </Pressable>
  );
}
