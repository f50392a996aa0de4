import { useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { type Theme, themeOf, themes } from "#app/src/store/theme.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { selectArrow } from "#design-system/theme/select.css.ts";
import * as styles from "./Shell.css.ts";

/** Light, dark, or as the device has it. */
export function ThemeChoice({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const t = useText();
  const [theme, setTheme] = useState(useEnvironment().theme);
  return (
    <label className={styles.themeField}>
      <Text as="span" size="small" tone="soft">
        {t("shell.theme")}
      </Text>
      <select
        className={cx(styles.themeChoice, selectArrow)}
        value={theme}
        onChange={(event) => {
          const chosen = themeOf(event.target.value);
          setTheme(chosen);
          onChoose(chosen);
        }}
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
