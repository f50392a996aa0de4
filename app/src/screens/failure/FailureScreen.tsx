import type { ReactNode } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { type Failure, isOutage } from "#app/src/api/result.ts";
import type { AskedForm } from "#app/src/features/search/search-tab.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./FailureScreen.css.ts";
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

/** The search: folded while no search can be answered, so that trying again is the one thing to press. */
function Search({
  search,
  isFolded,
  actions,
}: {
  search: AskedForm<string>;
  isFolded: boolean;
  actions: ScreenActions;
}) {
  const t = useText();
  const form = <SearchAgain search={search} actions={actions} />;
  if (!isFolded) return form;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {t("failure.search")}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      {form}
    </details>
  );
}

/** A line that stands beside the message, with its mark. */
const Beside = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className={styles.line}>
    <Icon name={icon} />
    <Text as="div" size="small" tone="soft">
      {children}
    </Text>
  </div>
);

/** The page could not be made: why, a way to try again that needs no script, a search and a human. */
export function FailureScreen({ data: { failure, search }, actions }: ScreenProps<FailureData>) {
  const t = useText();
  const words = outageWords(failure);
  const isAway = isOutage(failure);
  const explanation = (!isAway && messageOf(failure)) || t(words.text);
  const title = isAway ? t(words.title) : t("failure.refused");
  const isUnsettled = failure.kind === "unsettled";
  return (
    <Container>
      <Stack gap="lg">
        <EmptyState picture="broken" headingLevel={1} title={title} text={explanation}>
          {/* An empty address is this very page. */}
          <Button look={isAway ? "primary" : "outline"} icon="retry" href="">
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
        <div className={styles.beside}>
          {isAway && !isUnsettled && (
            <Beside icon="shield">
              {t("failure.safe")}{" "}
              <Text as="span" size="small" isUnbroken>
                <a href={addressOf("tracking")}>{t("shell.nav.tracking")}</a>
              </Text>
            </Beside>
          )}
          <Beside icon="phone">
            {t("shell.support")} <SupportNumbers />
          </Beside>
        </div>
        {search && <Search search={search} isFolded={isAway} actions={actions} />}
      </Stack>
    </Container>
  );
}
