import { LoginForm } from "#app/src/features/login/LoginForm.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./LoginScreen.css.ts";
import type { LoginData } from "./load.ts";

/** The login form as a page (A37), which returns to the page the visitor came from. */
export function LoginScreen({ data, actions }: ScreenProps<LoginData>) {
  const t = useText();
  return (
    <Container>
      <div className={styles.place}>
        <Surface look="floating">
          <Stack gap="md">
            <LoginForm account={actions.account} onDone={() => actions.go(data.returnTo)} />
            <noscript>
              <Text as="p" tone="soft">
                {t("login.noScript")}
              </Text>
            </noscript>
          </Stack>
        </Surface>
      </div>
    </Container>
  );
}
