import { useEffect, useState } from "react";
import { type KeptVoucher, KeptVouchers } from "#app/src/features/voucher/KeptVouchers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { products } from "#products/reservations.ts";

/** A kept voucher with its product's code; nothing where that code cannot be loaded without a network. */
async function withParts(voucher: VoucherEnvelope): Promise<KeptVoucher[]> {
  const product = products[voucher.kind];
  if (product === undefined) return [];
  try {
    return [{ voucher, parts: await loadChunk(product.load) }];
  } catch {
    return [];
  }
}

type TripsOfflineProps = { actions: Pick<ScreenActions, "vouchers">; onRetry: () => void };

/** Without a network: the reason, and the vouchers that open all the same. */
export function TripsOffline({ actions: { vouchers }, onRetry }: TripsOfflineProps) {
  const t = useText();
  const [kept, setKept] = useState<readonly KeptVoucher[]>([]);
  useEffect(() => {
    let isHere = true;
    void vouchers
      .all()
      .then((all) => Promise.all(all.map(withParts)))
      .then((all) => isHere && setKept(all.flat()));
    return () => {
      isHere = false;
    };
  }, [vouchers]);
  return (
    <Stack gap="md">
      <Notice look="warning">{t("panel.trips.offline")}</Notice>
      {kept.length > 0 && <KeptVouchers kept={kept} />}
      <Inline>
        <Button look="outline" icon="retry" onClick={onRetry}>
          {t("own.retry")}
        </Button>
      </Inline>
    </Stack>
  );
}
