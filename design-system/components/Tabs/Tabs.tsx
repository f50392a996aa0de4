import type { KeyboardEvent, ReactNode } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import * as styles from "./Tabs.css.ts";

export type Tab = {
  id: string;
  label: string;
  icon?: IconName;
  /** Address of the page with this tab chosen: the link's target without scripts. */
  href: string;
};

const tabId = (group: string, id: string) => `${group}-tab-${id}`;
const panelId = (group: string, id: string) => `${group}-panel-${id}`;

/** Number of tabs that a key moves by in a row of a direction; null for any other key. */
function stepOf(key: string, direction: "rtl" | "ltr", at: number, last: number): number | null {
  const forward = direction === "rtl" ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward, Home: -at, End: last - at };
  return steps[key] ?? null;
}

export type TabListProps = {
  /** Prefix of the ids of tabs and panels. */
  group: string;
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
};

/**
 * A row of tabs. They are links first; with scripts a press shows the tab's panel in place. Arrow keys move between
 * them, Enter and Space choose (manual activation, because a panel may have to be fetched).
 */
export function TabList({ group, label, tabs, chosen, onChoose }: TabListProps) {
  const { direction } = useLocale();
  const isHydrated = useHydrated();

  function move(event: KeyboardEvent<HTMLElement>): void {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    const step = stepOf(event.key, direction, at, links.length - 1);
    if (step === null && event.key !== " ") return;
    event.preventDefault();
    if (step === null) links[at]?.click();
    else links[(at + step + links.length) % links.length]?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
      {tabs.map(({ id, label: words, icon, href }) => (
        <a
          key={id}
          role="tab"
          id={tabId(group, id)}
          href={href}
          className={styles.tab}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? panelId(group, id) : undefined}
          // Without scripts there are no arrow keys: each tab is in the tab order.
          tabIndex={isHydrated && id !== chosen ? -1 : undefined}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            onChoose(id);
          }}
        >
          {icon && <Icon name={icon} size="small" />}
          {words}
        </a>
      ))}
    </div>
  );
}

export type TabPanelProps = { group: string; id: string; isShown: boolean; isBusy?: boolean; children: ReactNode };

/** Content of a tab. A hidden one keeps what was entered in it. */
export function TabPanel({ group, id, isShown, isBusy, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(group, id)}
      aria-labelledby={tabId(group, id)}
      aria-busy={isBusy || undefined}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}
