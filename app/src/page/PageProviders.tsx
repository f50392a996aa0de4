import { type ReactNode, useMemo } from "react";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { WordsProvider } from "#app/src/messages/words.ts";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import { EnvironmentProvider, type RenderEnvironment } from "./environment.ts";

/** Everything that a screen reads from around it: the environment, the words, and the direction for the design system. */
export function PageProviders({
  environment,
  t,
  children,
}: {
  environment: RenderEnvironment;
  t: Translate;
  children: ReactNode;
}) {
  const { locale, direction, calendar } = environment;
  const surroundings = useMemo(() => ({ locale, direction, calendar }), [locale, direction, calendar]);
  return (
    <EnvironmentProvider value={environment}>
      <WordsProvider value={t}>
        <LocaleContext.Provider value={surroundings}>{children}</LocaleContext.Provider>
      </WordsProvider>
    </EnvironmentProvider>
  );
}
