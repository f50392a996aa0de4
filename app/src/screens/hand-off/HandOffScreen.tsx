import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";

/**
 * R47: a link that was made for the mobile app, opened in a browser. The app is opened by a press: a browser without
 * it would show an error page instead of this one.
 */
export function HandOffScreen({ data }: ScreenProps<HandOffValue>) {
  const t = useText();
  return (
    <Container>
      <EmptyState title={t("reserve.handOff.title")} text={t("reserve.handOff.text")} headingLevel={1}>
        <Stack gap="sm">
          <Inline gap="sm" justify="center">
            {data.app_address !== null && (
              <Button look="primary" href={data.app_address}>
                {t("reserve.handOff.open")}
              </Button>
            )}
            <Button look={data.app_address === null ? "primary" : "outline"} href={data.fallback_address}>
              {t("reserve.handOff.web")}
            </Button>
          </Inline>
          <Text size="small" tone="soft">
            {t("shell.support")} <SupportNumbers />
          </Text>
        </Stack>
      </EmptyState>
    </Container>
  );
}
