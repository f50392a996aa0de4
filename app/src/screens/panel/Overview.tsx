import { useEffect, useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { userName } from "#app/src/store/user-name.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { MoneyCard } from "./MoneyCard.tsx";
import * as styles from "./PanelScreen.css.ts";
import { ReserveList } from "./ReserveList.tsx";
import type { PanelSectionProps } from "./sections.ts";

const LATEST = 3;

/** The panel's first page: the wallet and the next reservations. */
export function Overview({ actions }: PanelSectionProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const me = useOwnData(() => actions.client.call(userCalls.me), "", "me");
  const reserves = useOwnData(
    () => actions.client.call(reservationCalls.list, { query: {} }),
    "",
    "latest reservations",
  );
  const [name, setName] = useState("");
  const { own } = me;
  useEffect(() => {
    if (own.kind === "ready") setName(userName(own.value, locale));
  }, [own, locale]);

  return (
    <Stack gap="lg">
      <Heading level={1}>{name === "" ? t("panel.welcomeAnonymous") : t("panel.welcome", { name })}</Heading>
      <OwnDataView handle={me} placeholder={<Money balance={null} profit={null} />}>
        {({ wallet_balance, profit_counter }) => <Money balance={wallet_balance} profit={profit_counter} />}
      </OwnDataView>
      <Stack gap="md">
        <Heading level={2}>{t("panel.next")}</Heading>
        <OwnDataView handle={reserves} placeholder={<ListSkeleton rows={2} />}>
          {({ items }) => <ReserveList items={items.slice(0, LATEST)} />}
        </OwnDataView>
        <Inline>
          <Button look="quiet" href={addressOf("panelReserves")}>
            {t("panel.allReserves")}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

/** Balance of the wallet and sums waiting to enter it, rial; null while loading. */
function Money({ balance, profit }: { balance: number | null; profit: number | null }) {
  const t = useText();
  return (
    <div className={styles.cards}>
      <MoneyCard label={t("panel.balance")} amount={balance}>
        <Inline>
          <Button look="outline" href={addressOf("panelTransactions")}>
            {t("panel.wallet")}
          </Button>
        </Inline>
      </MoneyCard>
      <MoneyCard label={t("panel.profit")} amount={profit} />
    </div>
  );
}
