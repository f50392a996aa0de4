import { useEnvironment } from "#app/src/page/environment.ts";
import { supportText } from "#domain/text/support.ts";

/** Support's numbers inside a sentence of the page that cannot hold links. */
export function useSupportText(): string {
  const { supportAbroad, locale } = useEnvironment();
  return supportText(supportAbroad, locale);
}
