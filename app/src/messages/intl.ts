import { createIntl, createIntlCache, type IntlShape, useIntl } from "react-intl";
import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, MessageId, MessageValues, Translate } from "./catalogue.ts";

const cache = createIntlCache();

/** One formatter per locale and set of areas; a missing message is a defect and says so. */
export function createFormatter(locale: Locale, messages: Catalogue): IntlShape {
  return createIntl(
    {
      locale,
      defaultLocale: "fa",
      messages,
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
}

export const translateWith =
  (intl: IntlShape): Translate =>
  (id: MessageId, values?: MessageValues) =>
    intl.formatMessage({ id }, values);

/** The words of the moment: `const t = useText(); t("search.title", { city })`. */
export const useText = (): Translate => translateWith(useIntl());
