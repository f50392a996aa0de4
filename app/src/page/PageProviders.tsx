import { type ReactNode, useMemo } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import { EnvironmentProvider, type RenderEnvironment } from "./environment.ts";

/** Everything that a screen reads from around it: the environment, the words, and the direction for the design system. */
export function PageProviders({
  environment,
  intl,
  children,
}: {
  environment: RenderEnvironment;
  intl: IntlShape;
  children: ReactNode;
}) {
  const { locale, direction, calendar } = environment;
  const surroundings = useMemo(() => ({ locale, direction, calendar }), [locale, direction, calendar]);
  return (
    <EnvironmentProvider value={environment}>
      <RawIntlProvider value={intl}>
        <LocaleContext.Provider value={surroundings}>{children}</LocaleContext.Provider>
      </RawIntlProvider>
    </EnvironmentProvider>
  );
}
