import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { pathTo } from "#domain/addresses/routes.ts";
import { companionCalls } from "#domain/contract/companion.calls.ts";
import type { CompanionLinks as Links } from "#domain/contract/companion.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { AnyParts } from "./product-parts.ts";
import * as styles from "./reservation.css.ts";
import { nameOf } from "./traveller-text.ts";
import { useLinkSending } from "./useLinkSending.tsx";

export type CompanionLinksProps = { reservation: ReservationEnvelope; parts: AnyParts; client: Client };

type Link = Links["links"][number];

/** The travellers, each with a link to a voucher of their own: it is made when it is first sent, and can be revoked. */
export default function CompanionLinks({ reservation, parts, client }: CompanionLinksProps) {
  const t = useText();
  const { locale, calendar } = useEnvironment();
  const params = { confirmation_code: reservation.confirmation_code };
  const links = useOwnData(() => client.call(companionCalls.list, { params }), reservation.confirmation_code);
  const { said, fail, send } = useLinkSending();
  const [busy, setBusy] = useState<number | null>(null);
  const [of] = parts.briefOf(reservation, t, { locale, calendar });

  /** Makes or revokes the link of a traveller; resolves to its token. */
  async function act(call: typeof companionCalls.make | typeof companionCalls.revoke, traveller: number) {
    setBusy(traveller);
    const result = await client.call(call, { params, body: { traveller } });
    setBusy(null);
    if (!result.ok) {
      fail();
      return null;
    }
    links.put(result.value);
    return result.value.links.find((one) => one.traveller === traveller)?.companion_token ?? null;
  }
  async function press({ traveller, companion_token }: Link): Promise<void> {
    const token = companion_token ?? (await act(companionCalls.make, traveller));
    if (token !== null)
      await send(t("reserve.companion.link", { of }), pathTo("companion", { companion_token: token }));
  }

  return (
    <Stack gap="md">
      <Text size="small" tone="soft">
        {t("reserve.companion.how")}
      </Text>
      <OwnDataView handle={links} placeholder={<Skeleton shape="picture" />}>
        {({ links: all }) => (
          <ul className={styles.people}>
            {all.map((link) => {
              const person = reservation.travellers[link.traveller - 1];
              return person === undefined ? null : (
                <Companion
                  key={link.traveller}
                  name={nameOf(person, locale)}
                  hasLink={link.companion_token !== null}
                  isBusy={busy === link.traveller}
                  onSend={() => void press(link)}
                  onRevoke={() => void act(companionCalls.revoke, link.traveller)}
                />
              );
            })}
          </ul>
        )}
      </OwnDataView>
      {said}
    </Stack>
  );
}

type CompanionProps = { name: string; hasLink: boolean; isBusy: boolean; onSend: () => void; onRevoke: () => void };

function Companion({ name, hasLink, isBusy, onSend, onRevoke }: CompanionProps) {
  const t = useText();
  return (
    <li className={styles.companion}>
      <Text as="span" size="label">
        <bdi>{name}</bdi>
      </Text>
      <span className={styles.companionActions}>
        {hasLink && (
          <Button look="quiet" isBusy={isBusy} onClick={onRevoke}>
            {t("reserve.companion.revoke")} <Hidden>{name}</Hidden>
          </Button>
        )}
        <Button look="outline" icon="share" isBusy={isBusy && !hasLink} onClick={onSend}>
          {t("reserve.together.send")} <Hidden>{name}</Hidden>
        </Button>
      </span>
    </li>
  );
}
