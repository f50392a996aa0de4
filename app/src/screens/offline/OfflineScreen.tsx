import { type ReactNode, useEffect, useState } from "react";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { type KeptVoucher, KeptVouchers } from "#app/src/features/voucher/KeptVouchers.tsx";
import { Paper } from "#app/src/features/voucher/VoucherFrame.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
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
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    void Promise.all([actions.vouchers.all(), actions.vouchers.here()]).then(([vouchers, here]) => {
      const known = vouchers.flatMap((voucher) => {
        const parts = partsOf[voucher.kind];
        return parts === undefined ? [] : [{ voucher, parts }];
      });
      setKept(known);
      setCode(here);
    });
  }, [actions]);

  const shown = kept?.find(({ voucher }) => voucher.confirmation_code === code);
  if (shown) {
    return (
      <Container>
        <Paper {...shown} note={<Notice look="info">{t("offline.shown")}</Notice>} />
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
        <Vouchers kept={kept}>
          {actions.isLoggedIn() ? (
            <Button look="quiet" onClick={() => void actions.account.logOut()}>
              {t("shell.logOut")}
            </Button>
          ) : (
            // The session has expired: the traveller may still delete what it left.
            kept !== null &&
            kept.length > 0 && (
              <Button look="quiet" onClick={() => void actions.vouchers.forget().then(() => setKept([]))}>
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

/** `children`: the button that deletes the stored vouchers. */
function Vouchers({ kept, children }: { kept: readonly KeptVoucher[] | null; children: ReactNode }) {
  const t = useText();
  return (
    <section aria-labelledby="kept-vouchers" aria-busy={kept === null || undefined}>
      <Stack gap="sm">
        <Heading level={2} id="kept-vouchers">
          {t("offline.vouchers")}
        </Heading>
        {content(kept, t)}
        {kept !== null && <div>{children}</div>}
      </Stack>
    </section>
  );
}

function content(kept: readonly KeptVoucher[] | null, t: ReturnType<typeof useText>): ReactNode {
  if (kept === null) return <Text tone="soft">{t("offline.loading")}</Text>;
  if (kept.length === 0) {
    return (
      <Text tone="soft" isMeasured>
        {t("offline.none")}
      </Text>
    );
  }
  return <KeptVouchers kept={kept} />;
}
