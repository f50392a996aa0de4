import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useText } from "#app/src/messages/words.ts";
import { type Theme, themeOf, themes } from "#app/src/store/theme.ts";
import { FooterChoice } from "./FooterChoice.tsx";

/** Light, dark, or as the device has it. */
export function ThemeChoice({ theme, onChoose }: { theme: ReadonlySignal<Theme>; onChoose: (theme: Theme) => void }) {
  useSignals();
  const t = useText();
  return (
    <FooterChoice
      label={t("shell.theme")}
      value={theme.value}
      options={themes.map((name) => [name, t(`shell.theme.${name}`)] as const)}
      onChoose={(name) => onChoose(themeOf(name))}
    />
  );
}
