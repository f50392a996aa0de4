import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./Menu.css.ts";

export type MenuChoice = {
  id: string;
  label: string;
  /** Language of the label, if not the page's. */
  lang?: string;
  icon?: IconName;
  /** True for the current choice. */
  isCurrent?: boolean;
} & ({ href: string; hrefLang?: string } | { href?: undefined; onAction: () => void });

/** Content of the button: its label, and a sign that it opens a menu. */
export function TriggerWords({ label, icon }: { label: string; icon?: IconName }) {
  return (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{label}</span>
      <Icon name="chevron-down" size="small" />
    </>
  );
}

/** Content of one choice. */
export function ChoiceWords({ choice }: { choice: MenuChoice }) {
  return (
    <>
      {choice.icon && <Icon name={choice.icon} />}
      <span className={styles.words} lang={choice.lang}>
        {choice.label}
      </span>
      {choice.isCurrent && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
    </>
  );
}
