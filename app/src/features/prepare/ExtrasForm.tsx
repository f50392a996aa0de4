import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { extraPlaceText } from "#app/src/features/reservation/extra-text.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import * as sums from "#app/src/features/reservation/reservation.css.ts";
import { useAgreement } from "#app/src/features/reservation/useAgreement.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ChooseExtrasInput, ExtrasValue } from "#domain/contract/extra.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { type ExtraPlace, isSamePlace } from "#domain/extra/extras.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./extras.css.ts";

export type ExtrasFormProps = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  client: Client;
  /** Called with the reservation at its new price. */
  onPut: (value: ReservationEnvelope) => void;
  /** Called when the reservation is no longer what the page shows. */
  onChanged: () => void;
};

type Chosen = ChooseExtrasInput["extras"][number];
type Item = ExtrasValue["items"][number];

/** Extras that a held reservation can have, and the choice of them. */
export default function ExtrasForm(props: ExtrasFormProps) {
  const { reservation, parts, client } = props;
  const code = reservation.confirmation_code;
  const extras = useOwnData(() => client.call(parts.calls.extras, { params: { confirmation_code: code } }), code);
  return (
    <OwnDataView handle={extras} placeholder={<Skeleton shape="picture" />}>
      {({ items }) => <Choices {...props} items={items} askAgain={extras.reload} />}
    </OwnDataView>
  );
}

type ChoicesProps = ExtrasFormProps & { items: readonly Item[]; askAgain: () => Promise<void> };

function Choices({ reservation, parts, client, onPut, onChanged, items, askAgain }: ChoicesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [picked, setPicked] = useState<readonly Chosen[]>(reservation.extras ?? []);
  const chosen = items.flatMap(({ code, places }) =>
    places.filter((place) => isIn(picked, code, place)).map((place) => ({ code, ...place })),
  );
  const total = chosen.reduce((sum, { code }) => sum + (items.find((one) => one.code === code)?.price ?? 0), 0);
  const { isBusy, error, agree } = useAgreement({
    send: (body: ChooseExtrasInput, idempotencyKey) => {
      const params = { confirmation_code: reservation.confirmation_code };
      return client.call(parts.calls.chooseExtras, { params, body, idempotencyKey });
    },
    onAgreed: onPut,
    onStale: onChanged,
    askAgain,
    noAnswer: t("reserve.extras.noAnswer"),
  });
  if (items.length === 0) return <Text>{t("reserve.extras.none")}</Text>;
  return (
    <Stack gap="md">
      <Text size="small" tone="soft">
        {t("reserve.extras.lead")}
      </Text>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.code} className={styles.entry}>
            <ExtraChoice
              item={item}
              travellers={reservation.travellers}
              isPicked={(place) => isIn(chosen, item.code, place)}
              onPick={(place, isPicked) =>
                setPicked(isPicked ? [...chosen, { code: item.code, ...place }] : without(chosen, item.code, place))
              }
            />
          </li>
        ))}
      </ul>
      {error !== null && (
        <Notice look="danger" isAlert>
          {error}
        </Notice>
      )}
      <div className={sums.sumTotal} role="status" data-sum={total}>
        <Text as="span" size="small" tone="soft">
          {t("reserve.extras.sum")}
        </Text>
        <Text as="span" size="label" isUnbroken>
          {formatMoneyText(total, locale)}
        </Text>
      </div>
      <Inline>
        <Button look="primary" isBusy={isBusy} onClick={() => void agree({ extras: chosen, total })}>
          {t("reserve.extras.save")}
        </Button>
      </Inline>
    </Stack>
  );
}

const isIn = (chosen: readonly Chosen[], code: string, place: ExtraPlace): boolean =>
  chosen.some((one) => one.code === code && isSamePlace(one, place));

const without = (chosen: readonly Chosen[], code: string, place: ExtraPlace): Chosen[] =>
  chosen.filter((one) => one.code !== code || !isSamePlace(one, place));

type ExtraChoiceProps = {
  item: Item;
  travellers: ReservationEnvelope["travellers"];
  isPicked: (place: ExtraPlace) => boolean;
  onPick: (place: ExtraPlace, isPicked: boolean) => void;
};

/** One extra: its provider, its conditions, its price, and the travellers and directions that it can be had for. */
function ExtraChoice({ item, travellers, isPicked, onPick }: ExtraChoiceProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const price = formatMoneyText(item.price, locale);
  return (
    <fieldset className={styles.one}>
      <legend className={sums.choicesOf}>{inLocale(item, "title", locale)}</legend>
      <div className={styles.head}>
        <Text as="span" size="small" tone="soft">
          {t("reserve.extras.by", { provider: inLocale(item, "provider", locale) })}
        </Text>
        <Text as="span" size="label" isUnbroken>
          {item.places.length > 1 ? t("reserve.extras.each", { amount: price }) : price}
        </Text>
      </div>
      <Text size="small">{inLocale(item, "about", locale)}</Text>
      <CancellationLine sentence={item.cancellation} isAbroad={false} />
      <div className={styles.places}>
        {item.places.map((place) => (
          <Choice
            key={`${place.traveller} ${place.direction}`}
            name={item.code}
            value={`${place.traveller} ${place.direction}`}
            isChecked={isPicked(place)}
            onChange={() => onPick(place, !isPicked(place))}
          >
            {extraPlaceText(place, travellers, t, locale)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
