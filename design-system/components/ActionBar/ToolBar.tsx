import type { ReactNode } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { bottomBar } from "./bottom-bar.css.ts";
import * as styles from "./ToolBar.css.ts";

type ToolWords = {
  icon: IconName;
  label: string;
  /** Number of active items, formatted, and the same in words. */
  count?: { shown: string; words: string } | undefined;
};
export type Tool = ToolWords & ({ opens: string; href?: undefined } | { href: string; opens?: undefined });

export type ToolBarProps = {
  label: string;
  tools: readonly Tool[];
  /** A tool with an action of its own, as {@link ToolButton}. */
  children?: ReactNode;
};

function Words({ icon, label, count }: ToolWords) {
  return (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      {count && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count.shown}
          </span>
          <Hidden>{count.words}</Hidden>
        </>
      )}
    </>
  );
}

type Act = { onPress: () => void; opens?: undefined } | { opens: string; onPress?: undefined };

/** A tool that acts by script, or opens a sheet of the page. */
export const ToolButton = ({ onPress, opens, ...words }: ToolWords & Act) => (
  <button type="button" className={styles.tool} onClick={onPress} popoverTarget={opens}>
    <Words {...words} />
  </button>
);

/** Tools for a list, fixed to the bottom of a narrow screen. */
export function ToolBar({ label, tools, children }: ToolBarProps) {
  return (
    <nav className={bottomBar} aria-label={label} data-tool-bar>
      <div className={styles.row}>
        {tools.map((tool) =>
          tool.href === undefined ? (
            <button key={tool.label} type="button" className={styles.tool} popoverTarget={tool.opens}>
              <Words {...tool} />
            </button>
          ) : (
            <a key={tool.label} className={styles.tool} href={tool.href}>
              <Words {...tool} />
            </a>
          ),
        )}
        {children}
      </div>
    </nav>
  );
}
