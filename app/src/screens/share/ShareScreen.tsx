import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { shareCalls } from "#domain/contract/share.calls.ts";
import type { ShareValue } from "#domain/contract/share.shapes.ts";
import { formatDateRange, formatMoment, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { PayShare } from "./PayShare.tsx";
import * as styles from "./ShareScreen.css.ts";
import { ShareSheba } from "./ShareSheba.tsx";

export type ShareData = { token: string; share: ShareValue };

/** Props of a share's parts: what is known of it, and what to do when an answer changes that. */
export type ShareProps = ShareData & { client: Client; onShare: (share: ShareValue) => void };

/** Milliseconds between two questions about a payment that is at the bank. */
const ASK_EVERY = 5_000;

/** A companion's share of a booking: what it is for, and paying it by card without logging in. */
export function ShareScreen({ data: { token, share: loaded }, actions }: ScreenProps<ShareData>) {
  const [share, setShare] = useState(loaded);
  const props = { token, share, client: actions.client, onShare: setShare };
  const Standing = standings[share.state];
  return (
    <Container>
      <div className={styles.place}>
        <Surface look="floating">
          <Stack gap="md">
            <Standing {...props} onLeave={actions.go} />
            <Back {...props} />
          </Stack>
        </Surface>
      </div>
    </Container>
  );
}

type StandingProps = ShareProps & { onLeave: (address: string) => void };

/** Product, place, dates and sum: no more of the booking is told. */
function Of({ share }: Pick<ShareProps, "share">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { of, amount, until } = share;
  const calendar = USUAL_CALENDAR[locale];
  return (
    <Stack gap="xs">
      {of !== null && (
        <div>
          <Heading level={2} look="title">
            {inLocale(of, "title", locale)}
          </Heading>
          <Text as="p" tone="soft">
            {inLocale(of, "place", locale)}
          </Text>
          <Text as="p" tone="soft">
            {formatDateRange(of.starts_on, of.ends_on, { locale, calendar })}
          </Text>
        </div>
      )}
      <p className={styles.sum}>
        <span>{t("reserve.share.amount")}</span>
        <Price amount={amount} size="large" align="end" />
      </p>
      {until !== null && (
        <Text size="small" tone="soft">
          {t("reserve.share.until", { until: formatMoment(until, { locale, calendar }) })}
        </Text>
      )}
    </Stack>
  );
}

function Open(props: StandingProps) {
  const t = useText();
  return (
    <>
      <Heading level={1}>{t("reserve.share.title")}</Heading>
      <Of share={props.share} />
      <PayShare {...props} />
    </>
  );
}

/** The payment is at the bank: it is asked about until it has an answer, and can be given up. */
function AtBank(props: StandingProps) {
  const { token, client, onShare } = props;
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const params = { share_token: token };
    let isLeft = false;
    const ask = async () => {
      const result = await client.call(shareCalls.check, { params });
      if (result.ok && !isLeft) onShare(result.value);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [token, client, onShare]);

  async function leave(): Promise<void> {
    setBusy(true);
    const result = await client.call(shareCalls.check, { params: { share_token: token }, body: { is_left: true } });
    setBusy(false);
    setFailed(!result.ok);
    if (result.ok) onShare(result.value);
  }

  return (
    <>
      <Heading level={1}>{t("reserve.share.atBank")}</Heading>
      <Text as="p">{t("reserve.share.atBankText")}</Text>
      <Of {...props} />
      {isFailed && (
        <Notice look="danger" isAlert>
          {t("reserve.pay.parts.giveUpFailed")}
        </Notice>
      )}
      <Button look="outline" isBusy={isBusy} onClick={() => void leave()}>
        {t("reserve.share.left")}
      </Button>
    </>
  );
}

function Paid(props: StandingProps) {
  const t = useText();
  return (
    <>
      <Heading level={1}>{t("reserve.share.paid", { name: props.share.name ?? "" })}</Heading>
      <Of {...props} />
      <Text as="p" tone="soft">
        {t("reserve.share.paidText")}
      </Text>
    </>
  );
}

/** A share that cannot be paid: its reservation needs it no more, or its booker has revoked it. */
function Over({ share: { state } }: StandingProps) {
  const t = useText();
  const isRevoked = state === "revoked";
  return (
    <>
      <Heading level={1}>{t(isRevoked ? "reserve.share.revoked" : "reserve.share.ended")}</Heading>
      <Text as="p" tone="soft">
        {t(isRevoked ? "reserve.share.revokedText" : "reserve.share.endedText")}
      </Text>
    </>
  );
}

const standings = {
  open: Open,
  at_bank: AtBank,
  paid: Paid,
  ended: Over,
  revoked: Over,
} as const;

const words = {
  to_card: "reserve.share.toCard",
  needs_sheba: "reserve.share.needsSheba",
  to_sheba: "reserve.share.toSheba",
  sent: "reserve.share.sent",
} as const;

/** Sum on its way back, and the sheba that is asked for where the card does not take it. */
function Back(props: ShareProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { back } = props.share;
  if (back === null) return null;
  return (
    <>
      <Notice look={back.state === "needs_sheba" ? "warning" : "info"}>
        {t(words[back.state], { amount: formatMoneyText(back.amount, locale) })}
      </Notice>
      {back.state === "needs_sheba" && <ShareSheba {...props} />}
    </>
  );
}
