import { useRef } from "react";
import { useTakeover } from "#design-system/aria/useTakeover.ts";
import type { IconName } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Menu.css.ts";
import { ChoiceWords, type MenuChoice, TriggerWords } from "./MenuParts.tsx";

export type { MenuChoice } from "./MenuParts.tsx";

export type MenuProps = {
  label: string;
  icon?: IconName;
  /** Choices with an address work without scripts. */
  choices: readonly MenuChoice[];
  /** `outline`: a button beside others. */
  look?: keyof typeof styles.triggers;
  /** Edge of the button that the list is aligned with. */
  align?: "start" | "end";
};

/** A button with a list of links or actions. A native disclosure until its code has loaded, and without scripts. */
export function Menu(props: MenuProps) {
  const { label, icon, choices, look = "plain", align = "start" } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { part, hadFocus, signs } = useTakeover(
    () => import("./MenuAria.tsx"),
    details,
    () => details.current?.open ?? false,
  );

  function fold(): void {
    details.current?.removeAttribute("open");
  }

  if (part) return <part.MenuAria {...props} hasFocus={hadFocus} />;
  return (
    <details
      ref={details}
      className={styles.menu}
      {...signs}
      onKeyDown={(event) => {
        signs.onKeyDown();
        if (event.key === "Escape") fold();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && fold()}
    >
      <summary className={styles.triggers[look]}>
        <TriggerWords label={label} icon={icon} />
      </summary>
      <ul className={cx(styles.list, align === "start" ? styles.atStart : styles.atEnd)}>
        {choices.map((choice) => (
          <li key={choice.id}>
            {choice.href === undefined ? (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  fold();
                  choice.onAction();
                }}
              >
                <ChoiceWords choice={choice} />
              </button>
            ) : (
              <a className={styles.item} href={choice.href} hrefLang={choice.hrefLang} aria-current={choice.isCurrent}>
                <ChoiceWords choice={choice} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
