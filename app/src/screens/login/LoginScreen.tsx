import { LoginForm } from "#app/src/features/login/LoginForm.tsx";
import { stepTitle } from "#app/src/features/login/step-title.ts";
import { useLogin } from "#app/src/features/login/useLogin.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice, type NoticeProps } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { OutcomeValue } from "#domain/contract/payment.shapes.ts";
import type { PaymentOutcome } from "#domain/payment/outcomes.ts";
import { isolated } from "#domain/text/isolated.ts";
import { AccountPoints } from "./AccountPoints.tsx";
import * as styles from "./LoginScreen.css.ts";
import type { LoginData } from "./load.ts";

const looks: Readonly<Record<PaymentOutcome, NoticeProps["look"]>> = {
  paid: "success",
  asking: "info",
  returned: "warning",
  left: "info",
  failed: "danger",
};

/** For a payer back from the bank without a session: the outcome of the payment, and what a log-in reveals. */
function Paid({ outcome, tracking_code }: OutcomeValue) {
  const t = useText();
  return (
    <Notice look={looks[outcome]}>
      {t(`login.payment.${outcome}`)}{" "}
      {tracking_code === null
        ? t("login.payment.wallet")
        : t("login.payment.reservation", { code: isolated(tracking_code) })}
    </Notice>
  );
}

/** The login form as a page, which returns to the page the visitor came from. */
export function LoginScreen({ data, actions }: ScreenProps<LoginData>) {
  const t = useText();
  const login = useLogin(actions.account, () => actions.go(data.returnTo));
  return (
    <Container>
      <div className={styles.place}>
        <div className={styles.form}>
          <Stack gap="md">
            <Heading level={1}>{t(stepTitle(login.step, "login.title"))}</Heading>
            {data.payment && <Paid {...data.payment} />}
            <LoginForm account={actions.account} login={login} />
            <noscript>
              <Text as="p" tone="soft">
                {t("login.noScript")}
              </Text>
            </noscript>
          </Stack>
        </div>
        <AccountPoints />
      </div>
    </Container>
  );
}
