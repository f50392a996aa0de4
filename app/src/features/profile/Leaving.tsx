import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { saveFile } from "#app/src/page/save-file.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import type { LeavingValue } from "#domain/contract/leaving.shapes.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import * as styles from "./profile.css.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

type LeavingProps = {
  client: Client;
  whenFresh: WhenFresh;
  say: (text: string) => void;
  /** The account is gone, and its session with it. */
  onDeleted: () => void;
};

/** Export of a user's data, and deletion of the account: its open obligations, or the button. */
export function Leaving({ client, whenFresh, say, onDeleted }: LeavingProps) {
  const t = useText();
  const leaving = useOwnData(() => client.call(leavingCalls.hindrances), "");
  const [isAsking, setAsking] = useState(false);

  return (
    <Stack gap="md">
      <OwnData client={client} whenFresh={whenFresh} say={say} />
      <OwnDataView handle={leaving} placeholder={<Skeleton />}>
        {({ hindrances }) =>
          hindrances.length > 0 ? (
            <Hindrances all={hindrances} />
          ) : (
            <Inline>
              <Button look="outline" hasPopup="dialog" onClick={() => setAsking(true)}>
                {t("panel.leaving.delete")}
              </Button>
            </Inline>
          )
        }
      </OwnDataView>
      {isAsking && (
        <DeleteDialog
          client={client}
          whenFresh={whenFresh}
          onClose={() => setAsking(false)}
          onHindered={(value) => {
            setAsking(false);
            leaving.put(value);
          }}
          onDeleted={() => {
            setAsking(false);
            say(t("panel.leaving.deleted"));
            onDeleted();
          }}
        />
      )}
    </Stack>
  );
}

function OwnData({ client, whenFresh, say }: Pick<LeavingProps, "client" | "whenFresh" | "say">) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const result = await whenFresh(() => client.call(leavingCalls.ownData));
    setBusy(false);
    if (!result.ok) return result.failure.kind === "cancel" ? undefined : say(t("own.away.text"));
    saveFile("shamseh.json", "application/json", JSON.stringify(result.value, null, 2));
    say(t("panel.leaving.downloaded"));
  }

  return (
    <Inline>
      <Button look="outline" isBusy={isBusy} onClick={() => void download()}>
        {t("panel.leaving.download")}
      </Button>
    </Inline>
  );
}

type Hindrance = LeavingValue["hindrances"][number];

/** Page on which a hindrance is dealt with. */
const placeOf = ({ kind, confirmation_code }: Hindrance): string => {
  if (kind === "reservation" && confirmation_code !== null) return addressOf("panelReserve", { confirmation_code });
  return addressOf(kind === "refund" ? "panelRefunds" : "panelTransactions");
};

function Hindrances({ all }: { all: readonly Hindrance[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Stack gap="xs">
      <Text>{t("panel.leaving.hindered")}</Text>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={`${one.kind} ${one.confirmation_code} ${one.amount}`} className={styles.account}>
            <Text as="span">
              {t(`panel.leaving.${one.kind}`, {
                tracking_code: isolated(one.tracking_code ?? ""),
                amount: formatMoneyText(one.amount ?? 0, locale),
              })}
            </Text>
            <Button look="quiet" href={placeOf(one)}>
              {t(`panel.leaving.${one.kind}.go`)}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
