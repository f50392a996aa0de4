import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { SignedMoney } from "#app/src/features/price/SignedMoney.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { pathTo } from "#domain/addresses/routes.ts";
import type { OwnShareValue, PartsValue } from "#domain/contract/payment.shapes.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { localDigits } from "#domain/text/digits.ts";
import * as styles from "./pay.css.ts";
import { ShareMaker } from "./ShareMaker.tsx";
import { useLinkSending } from "./useLinkSending.tsx";

export type TogetherProps = {
  code: string;
  /** Description of what the sum covers, in the message with a link. */
  of: string;
  parts: PartsValue;
  client: Client;
  /** Shares were made or revoked: the ways to pay are to be read again. */
  onChanged: () => void;
};

/** True for a share that waits for its companion: others are listed with the parts. */
const isWaiting = ({ state }: OwnShareValue): boolean => state === "open" || state === "ended";

/** Shares that companions pay by a link: those that wait, and the way to make more (decision 134). */
export function Together(props: TogetherProps) {
  const { parts, onChanged } = props;
  const t = useText();
  const [isMaking, setMaking] = useState(false);
  const waiting = (parts.shares ?? []).filter(isWaiting);
  const canMake = parts.left > 1 && (parts.next?.max ?? 0) >= 2 * PARTS.least;
  if (waiting.length === 0 && !canMake) return null;
  return (
    <div className={styles.part}>
      {waiting.length > 0 && <Waiting {...props} shares={waiting} />}
      {isMaking && canMake && (
        <ShareMaker
          {...props}
          onMade={() => {
            setMaking(false);
            onChanged();
          }}
        />
      )}
      {canMake && (
        <Button look="quiet" onClick={() => setMaking(!isMaking)}>
          {t(isMaking ? "reserve.together.cancel" : "reserve.together.begin")}
        </Button>
      )}
    </div>
  );
}

/** Links that were made and are not paid: each can be sent again, or revoked. */
function Waiting({ shares, parts, of, client, onChanged }: TogetherProps & { shares: readonly OwnShareValue[] }) {
  const t = useText();
  const { said, fail, send } = useLinkSending();
  const [busy, setBusy] = useState<string | null>(null);

  async function revoke({ share_id }: OwnShareValue): Promise<void> {
    setBusy(share_id);
    const result = await client.call(shareCalls.revoke, { params: { share_id } });
    setBusy(null);
    if (!result.ok) fail();
    onChanged();
  }

  return (
    <section className={styles.split} aria-label={t("reserve.together.title")}>
      <Heading level={3} look="label">
        {t("reserve.together.title")}
      </Heading>
      <ul className={styles.partList}>
        {shares.map((share, index) => (
          <Share
            key={share.share_id}
            share={share}
            number={index + 1}
            isBusy={busy === share.share_id}
            onSend={() =>
              void send(t("reserve.together.link", { of }), pathTo("share", { share_token: share.share_token }))
            }
            onRevoke={() => void revoke(share)}
          />
        ))}
      </ul>
      {parts.next === null && parts.missing > 0 && (
        <Text size="small" tone="soft">
          {t("reserve.together.waiting")}
        </Text>
      )}
      {said}
    </section>
  );
}

type ShareProps = { share: OwnShareValue; number: number; isBusy: boolean; onSend: () => void; onRevoke: () => void };

function Share({ share: { amount, state }, number, isBusy, onSend, onRevoke }: ShareProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const named = { number: localDigits(number, locale) };
  return (
    <li className={styles.line}>
      <span>{t(state === "ended" ? "reserve.together.ended" : "reserve.together.share", named)}</span>
      <span className={styles.lineSum}>
        <SignedMoney rial={amount} />
      </span>
      <span className={styles.shareActions}>
        {state === "open" && (
          <Button look="outline" icon="share" onClick={onSend}>
            {t("reserve.together.send")} <Hidden>{t("reserve.together.share", named)}</Hidden>
          </Button>
        )}
        <Button look="quiet" isBusy={isBusy} onClick={onRevoke}>
          {t("reserve.together.revoke")} <Hidden>{t("reserve.together.share", named)}</Hidden>
        </Button>
      </span>
    </li>
  );
}
