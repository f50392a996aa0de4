import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./Menu.css.ts";

export type MenuChoice = {
  id: string;
  label: string;
  /** The label's own language, when it is not the page's. */
  lang?: string;
  icon?: IconName;
  /** The one of the choices that holds now. */
  isCurrent?: boolean;
} & ({ href: string; hrefLang?: string } | { href?: undefined; onAction: () => void });

/** What the button shows: its words, and that something folds out. */
export function TriggerWords({ label, icon }: { label: string; icon?: IconName }) {
  return (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{label}</span>
      <Icon name="chevron-down" size="small" />
    </>
  );
}

/** What one choice shows. */
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
