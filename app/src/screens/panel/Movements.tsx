import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge, type BadgeProps } from "#design-system/components/Badge/Badge.tsx";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import type { MovementValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { type MovementState, movementKinds } from "#domain/wallet.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import * as styles from "./Movements.css.ts";
import { Pages, pageOf } from "./Pages.tsx";
import type { PanelSectionProps } from "./sections.ts";

const looks: Readonly<Record<MovementState, BadgeProps["look"]>> = {
  done: "success",
  on_its_way: "info",
  returned: "neutral",
  held: "offer",
};

/** Everything that moved a user's money, the newest first, each with its reservation and its receipt. */
export function Movements({ query, actions }: Pick<PanelSectionProps, "query" | "actions">) {
  const t = useText();
  const kind = movementKinds.find((one) => one === query.get("kind")) ?? null;
  const page = pageOf(query);
  const asked = { kind, page: page > 1 ? page : null };
  const movements = useOwnData(
    () => actions.client.call(walletCalls.movements, { query: asked }),
    JSON.stringify(asked),
    "movements",
  );
  const addressWith = (change: { kind?: string | null; page?: number }) =>
    addressOf("panelTransactions", {}, { kind, ...change });
  return (
    <Stack gap="md">
      <div className={styles.filter}>
        <SelectField
          label={t("movement.kind")}
          value={kind ?? ""}
          options={[
            { value: "", label: t("movement.every") },
            ...movementKinds.map((value) => ({ value, label: t(`movementKinds.${value}`) })),
          ]}
          onChange={({ target }) => actions.go(addressWith({ kind: target.value || null }))}
        />
      </div>
      <OwnDataView handle={movements} placeholder={<ListSkeleton rows={3} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t("movement.empty")} text={t("movement.empty.text")} />
          ) : (
            <Stack gap="lg">
              <ul className={styles.list} aria-label={t("movement.all")}>
                {items.map((one) => (
                  <Movement key={`${one.kind} ${one.number ?? one.at}`} movement={one} />
                ))}
              </ul>
              <Pages current={page} total={total} addressOf={(to) => addressWith({ page: to })} />
            </Stack>
          )
        }
      </OwnDataView>
    </Stack>
  );
}

function Movement({ movement }: { movement: MovementValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { kind, state, amount, number, confirmation_code, tracking_code, at, part_number, is_change } = movement;
  const when = formatMoment(at, environment);
  const title =
    part_number === undefined
      ? t(is_change ? "movement.change" : `movementKinds.${kind}`)
      : t("movement.part", { kind: t(`movementKinds.${kind}`), number: localDigits(part_number, environment.locale) });
  return (
    <li className={styles.movement}>
      <div className={styles.line}>
        <Text as="span" size="label">
          {title}
        </Text>
        <span className={amount > 0 ? styles.incoming : styles.amount}>
          <bdi dir="ltr">
            {amount > 0 ? "+" : "−"}
            {formatMoney(Math.abs(amount), environment.locale).amount}
          </bdi>{" "}
          {formatMoney(0, environment.locale).unit}
        </span>
      </div>
      <div className={styles.line}>
        <Text as="span" size="small" tone="soft">
          {when}
          {confirmation_code !== null && (
            <>
              {" · "}
              {t("movement.of")}{" "}
              <a href={addressOf("panelReserve", { confirmation_code })}>
                <Code>{tracking_code ?? ""}</Code>
              </a>
            </>
          )}
        </Text>
        {state !== "done" && <Badge look={looks[state]}>{t(`movementStates.${state}`)}</Badge>}
      </div>
      <div className={styles.line}>
        <By movement={movement} />
        {number !== null && (
          <a
            className={styles.receipt}
            href={addressOf("panelReceipt", { number })}
            aria-label={t("movement.receipt.of", { kind: title, when })}
          >
            {t("movement.receipt")}
          </a>
        )}
      </div>
    </li>
  );
}

/** Means of a payment: one, or several with their parts; a hold with its end. */
function By({ movement: { kind, parts, until } }: { movement: MovementValue }) {
  const t = useText();
  const environment = useEnvironment();
  if (kind === "hold") {
    return (
      <Text size="small" tone="soft">
        {until === null ? t("movement.held.asking") : t("movement.held", { until: formatMoment(until, environment) })}
      </Text>
    );
  }
  return (
    <ul className={styles.parts}>
      {parts.map(({ by, amount, number }) => (
        <Text as="li" key={by} size="small" tone="soft">
          {t(`movement.by.${by}`)}
          {number !== null && (
            <>
              {" "}
              <Code>{number}</Code>
            </>
          )}
          {parts.length > 1 && ` · ${formatMoneyText(amount, environment.locale)}`}
        </Text>
      ))}
    </ul>
  );
}
