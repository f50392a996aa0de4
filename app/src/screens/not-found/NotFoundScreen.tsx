import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { FirstSearchForm } from "#products/first-search.ts";

/** No such page: a search and a human instead. */
export function NotFoundScreen({ actions }: { actions: ScreenActions }) {
  const t = useText();
  return (
    <Container>
      <Stack gap="lg">
        <EmptyState headingLevel={1} title={t("notFound.title")} text={t("notFound.text")}>
          <Button look="outline" href={addressOf("home")}>
            {t("common.home")}
          </Button>
        </EmptyState>
        <Surface look="floating">
          <FirstSearchForm actions={actions} />
        </Surface>
        <Text tone="soft">
          {t("shell.support")} <SupportNumbers />
        </Text>
      </Stack>
    </Container>
  );
}
