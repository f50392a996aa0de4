import { messageOf } from "#app/src/api/message-of.ts";
import { type Failure, isOutage } from "#app/src/api/result.ts";
import type { AskedForm } from "#app/src/features/search/search-tab.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { outageWords } from "./outage-words.ts";
import { useNamedPlaces } from "./useNamedPlaces.ts";

/** `search`: the form of the page's product with the address's values; null when a search would mislead. */
export type FailureData = { failure: Failure; search: AskedForm<string> | null };

/** The search that failed, to be changed and made again. */
function SearchAgain({ search, actions }: { search: AskedForm<string>; actions: ScreenActions }) {
  const { place, typed } = useNamedPlaces(search, actions.client);
  return (
    <div ref={place}>
      <Surface look="floating">
        <search.Form key={typed.toString()} actions={actions} typed={typed} />
      </Surface>
    </div>
  );
}

/** The page could not be made: why, a way to try again that needs no script, a search and a human (A64, G11). */
export function FailureScreen({ data: { failure, search }, actions }: ScreenProps<FailureData>) {
  const t = useText();
  const words = outageWords(failure);
  const explanation = (!isOutage(failure) && messageOf(failure)) || t(words.text);
  const title = isOutage(failure) ? t(words.title) : t("failure.refused");
  const isUnsettled = failure.kind === "unsettled";
  return (
    <Container>
      <Stack gap="lg">
        <EmptyState picture="broken" headingLevel={1} title={title} text={explanation}>
          {/* An empty address is this very page. */}
          <Button look="primary" icon="retry" href="">
            {t("common.retry")}
          </Button>
          {isUnsettled ? (
            <Button look="outline" href={addressOf("tracking")}>
              {t("shell.nav.tracking")}
            </Button>
          ) : (
            <Button look="outline" href={addressOf("home")}>
              {t("common.home")}
            </Button>
          )}
        </EmptyState>
        {search && <SearchAgain search={search} actions={actions} />}
        <Text tone="soft">
          {t("shell.support")} <SupportNumbers />
        </Text>
      </Stack>
    </Container>
  );
}
