import { useEffect, useState } from "react";
import * as styles from "#app/src/features/companion/CompanionVoucher.css.ts";
import { CompanionVoucher, type CompanionVoucherProps } from "#app/src/features/companion/CompanionVoucher.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { companionHere, dropCompanion, keepCompanion } from "#app/src/store/companion-vouchers.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { CompanionValue } from "#domain/contract/companion.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";

/** The voucher of a companion's link, or the reason why it shows none. */
export function CompanionScreen({ data: { state, voucher } }: ScreenProps<CompanionValue>) {
  const isOver = voucher === null;
  useEffect(() => {
    const token = companionHere();
    // Without a network the copy would still look valid.
    if (isOver && token !== null) void dropCompanion(token);
  }, [isOver]);
  return (
    <Container>
      {isOver ? (
        <div className={styles.place}>
          <Over state={state === "open" ? "ended" : state} />
        </div>
      ) : (
        <CompanionVoucher voucher={voucher} note={<KeptNote voucher={voucher} />} />
      )}
    </Container>
  );
}

/** Keeps the voucher in this browser, with the offline page, and says so; its reader can delete it. */
function KeptNote({ voucher }: Pick<CompanionVoucherProps, "voucher">) {
  const t = useText();
  const environment = useEnvironment();
  const [state, setState] = useState<"kept" | "notKept" | "deleted" | null>(null);
  useEffect(() => {
    const token = companionHere();
    if (token === null) return;
    void keepCompanion({ token, voucher }).then(async (isKept) => {
      setState(isKept ? "kept" : "notKept");
      if (isKept) await (await import("#app/src/page/register-worker.ts")).registerWorker();
    });
  }, [voucher]);
  async function forget(): Promise<void> {
    const token = companionHere();
    if (token !== null && (await dropCompanion(token))) setState("deleted");
  }
  return (
    <div role="status">
      <Stack gap="xs">
        <Text size="small" tone="soft">
          {state === "kept" && t("reserve.voucher.kept", { date: formatMoment(voucher.until, environment) })}
          {state === "notKept" && t("reserve.voucher.notKept")}
          {state === "deleted" && t("reserve.companion.deleted")}
        </Text>
        {state === "kept" && (
          <div>
            <Button look="quiet" onClick={() => void forget()}>
              {t("reserve.companion.delete")}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

/** A link that shows nothing any more: because of what, and what to do. */
function Over({ state }: { state: Exclude<CompanionValue["state"], "open"> }) {
  const t = useText();
  return (
    <Surface look="floating">
      <Stack gap="xs">
        <Heading level={1}>{t(`reserve.companion.${state}`)}</Heading>
        <Text as="p" tone="soft">
          {t(`reserve.companion.${state}Text`)}
        </Text>
      </Stack>
    </Surface>
  );
}
