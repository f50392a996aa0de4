import type { Failure } from "#app/src/api/result.ts";
import { isOutage } from "#app/src/api/result.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { SearchForm } from "#app/src/products/stay/SearchForm.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { outageWords } from "./outage-words.ts";

/**
 * The page could not be made: why, a way to try again that needs no script, a search and a human (A64, G11). A payer whose
 * result is not known is not led to another booking.
 */
export function FailureScreen({ data: failure, actions }: ScreenProps<Failure>) {
  const t = useText();
  const words = outageWords(failure);
  const explanation =
    failure.kind === "status" && !isOutage(failure) && failure.message !== "" ? failure.message : t(words.text);
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
        {!isUnsettled && (
          <Surface look="floating">
            <SearchForm actions={actions} />
          </Surface>
        )}
        <Text tone="soft">
          {t("shell.support")} <SupportNumbers />
        </Text>
      </Stack>
    </Container>
  );
}
