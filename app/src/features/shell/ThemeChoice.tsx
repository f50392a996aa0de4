import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useText } from "#app/src/messages/words.ts";
import { type Theme, themeOf, themes } from "#app/src/store/theme.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { selectArrow } from "#design-system/theme/select.css.ts";
import * as styles from "./Footer.css.ts";

/** Light, dark, or as the device has it. */
export function ThemeChoice({ theme, onChoose }: { theme: ReadonlySignal<Theme>; onChoose: (theme: Theme) => void }) {
  useSignals();
  const t = useText();
  return (
    <label className={styles.themeField}>
      <Text as="span" size="small" tone="soft">
        {t("shell.theme")}
      </Text>
      <select
        className={cx(styles.themeChoice, selectArrow)}
        value={theme.value}
        onChange={(event) => onChoose(themeOf(event.target.value))}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`shell.theme.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
