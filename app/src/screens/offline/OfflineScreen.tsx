import { type ReactNode, useEffect, useState } from "react";
import { CompanionVoucher } from "#app/src/features/companion/CompanionVoucher.tsx";
import { KeptCompanions } from "#app/src/features/companion/KeptCompanions.tsx";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { type KeptVoucher, KeptVouchers } from "#app/src/features/voucher/KeptVouchers.tsx";
import { Paper } from "#app/src/features/voucher/VoucherFrame.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { companionHere, keptCompanions } from "#app/src/store/companion-vouchers.ts";
import type { KeptCompanion } from "#app/src/store/voucher-box.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { partsOf } from "#products/parts.ts";

/**
 * Page that the browser's worker shows in place of any page without a network: the stored voucher of this address, or
 * else the reason why there is none, the stored vouchers with their tracking codes, and the support numbers.
 */
export function OfflineScreen({ actions }: ScreenProps<null>) {
  const t = useText();
  const [kept, setKept] = useState<readonly KeptVoucher[] | null>(null);
  const [companions, setCompanions] = useState<readonly KeptCompanion[]>([]);
  const [here, setHere] = useState<{ code: string | null; token: string | null }>({ code: null, token: null });
  useEffect(() => {
    const reading = [actions.vouchers.all(), keptCompanions(), actions.vouchers.here()] as const;
    void Promise.all(reading).then(([vouchers, ofCompanions, code]) => {
      const known = vouchers.flatMap((voucher) => {
        const parts = partsOf[voucher.kind];
        return parts === undefined ? [] : [{ voucher, parts }];
      });
      setKept(known);
      setCompanions(ofCompanions);
      setHere({ code, token: companionHere() });
    });
  }, [actions]);

  async function forget(): Promise<void> {
    await actions.vouchers.forget();
    setKept([]);
    setCompanions([]);
  }
  const note = <Notice look="info">{t("offline.shown")}</Notice>;
  const shown = kept?.find(({ voucher }) => voucher.confirmation_code === here.code);
  const ofCompanion = companions.find(({ token }) => token === here.token);
  if (shown || ofCompanion) {
    return (
      <Container>
        {shown ? (
          <Paper {...shown} note={note} />
        ) : (
          ofCompanion && <CompanionVoucher voucher={ofCompanion.voucher} note={note} />
        )}
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap="lg">
        <EmptyState headingLevel={1} title={t("offline.title")} text={t("offline.text")} picture="broken">
          <Button look="primary" icon="retry" href="">
            {t("offline.retry")}
          </Button>
        </EmptyState>
        <Vouchers kept={kept} companions={companions}>
          {actions.isLoggedIn() ? (
            <Button look="quiet" onClick={() => void actions.account.logOut()}>
              {t("shell.logOut")}
            </Button>
          ) : (
            // The session has expired: the traveller may still delete what it left.
            kept !== null &&
            kept.length + companions.length > 0 && (
              <Button look="quiet" onClick={() => void forget()}>
                {t("offline.forget")}
              </Button>
            )
          )}
        </Vouchers>
        <Text tone="soft">
          {t("offline.support")} <SupportNumbers />
        </Text>
      </Stack>
    </Container>
  );
}

type StoredProps = { kept: readonly KeptVoucher[] | null; companions: readonly KeptCompanion[] };

/** `children`: the button that deletes the stored vouchers. */
function Vouchers({ children, ...stored }: StoredProps & { children: ReactNode }) {
  const t = useText();
  return (
    <section aria-labelledby="kept-vouchers" aria-busy={stored.kept === null || undefined}>
      <Stack gap="sm">
        <Heading level={2} id="kept-vouchers">
          {t("offline.vouchers")}
        </Heading>
        <Stored {...stored} />
        {stored.kept !== null && <div>{children}</div>}
      </Stack>
    </section>
  );
}

function Stored({ kept, companions }: StoredProps) {
  const t = useText();
  if (kept === null) return <Text tone="soft">{t("offline.loading")}</Text>;
  if (kept.length + companions.length === 0) {
    return (
      <Text tone="soft" isMeasured>
        {t("offline.none")}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {kept.length > 0 && <KeptVouchers kept={kept} />}
      {companions.length > 0 && <KeptCompanions kept={companions} />}
    </Stack>
  );
}
