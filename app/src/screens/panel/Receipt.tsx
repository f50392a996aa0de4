import type { ReactNode } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { SignedMoney } from "#app/src/features/price/SignedMoney.tsx";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { tehranDate, tehranTime } from "#domain/calendar/today.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import type { Included, ReceiptValue } from "#domain/contract/wallet.shapes.ts";
import { formatDateRange, formatInBothCalendars, formatMoment } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import * as styles from "./Receipt.css.ts";
import type { PanelSectionProps } from "./sections.ts";

/** The paper of one movement of money, for its owner: one A4. */
export function Receipt({ code: number, actions }: PanelSectionProps) {
  const receipt = useOwnData(() => actions.client.call(walletCalls.receipt, { params: { number } }), number);
  return (
    <OwnDataView handle={receipt} placeholder={<ListSkeleton rows={2} />}>
      {(value) => <Paper receipt={value} />}
    </OwnDataView>
  );
}

type PaperProps = { receipt: ReceiptValue };

function Paper({ receipt }: PaperProps) {
  const t = useText();
  return (
    <div className={styles.paper}>
      <Inline gap="sm">
        <div className={styles.onScreen}>
          <Button icon="receipt" onClick={() => print()}>
            {t("receipt.print")}
          </Button>
          <Button look="quiet" href={addressOf("panelTransactions")}>
            {t("receipt.back")}
          </Button>
        </div>
      </Inline>
      <article className={styles.sheet} aria-labelledby="receipt">
        <div className={styles.head}>
          <Heading level={1} look="title" id="receipt">
            {t("receipt.title", { kind: t(`movementKinds.${receipt.kind}`) })}
          </Heading>
          <span className={styles.brand}>{t("receipt.seller.name")}</span>
        </div>
        <Facts receipt={receipt} />
        <Parties receipt={receipt} />
        <Lines receipt={receipt} />
        <Parts receipt={receipt} />
        <Text size="caption" tone="soft">
          {t("receipt.note")}
        </Text>
      </article>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Its digits in threes, as one reads them out. */
const spoken = (reference: string): string => reference.match(/\d{3}/g)?.join(" ") ?? reference;

/** Number, day in both calendars, and outcome of the receipt. */
function Facts({ receipt: { reference, at, state } }: PaperProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <dl className={styles.facts}>
      <Fact label={t("receipt.number")}>
        <Code>{spoken(reference)}</Code>
      </Fact>
      <Fact label={t("receipt.date")}>
        {formatInBothCalendars(tehranDate(at), locale, "long")} · {localDigits(tehranTime(at), locale)}
      </Fact>
      <Fact label={t("receipt.state")}>{t(`movementStates.${state}`)}</Fact>
    </dl>
  );
}

/** Issuer, customer and booking of the receipt. */
function Parties({ receipt: { customer, reservation, tracking_code } }: PaperProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale, sellerLegalId } = environment;
  const { company } = customer;
  const name = inLocale(customer, "name", locale);
  return (
    <dl className={styles.facts}>
      <Fact label={t("receipt.seller")}>
        {t("receipt.seller.name")} ·{" "}
        {sellerLegalId !== null && (
          <>
            {t("receipt.legalId")} <Code>{sellerLegalId}</Code> ·{" "}
          </>
        )}
        <SupportNumbers />
      </Fact>
      <Fact label={t("receipt.customer")}>
        {name !== null && (
          <>
            <bdi>{name}</bdi> ·{" "}
          </>
        )}
        <Code>{customer.mobile}</Code>
      </Fact>
      {company !== null && (
        <Fact label={t("receipt.company")}>
          <bdi>{company.company_name}</bdi> · {t("receipt.legalId")} <Code>{company.legal_id}</Code>
          {company.economic_code !== null && (
            <>
              {" "}
              · {t("panel.legal.economic_code")} <Code>{company.economic_code}</Code>
            </>
          )}
        </Fact>
      )}
      {reservation !== null && (
        <Fact label={t("receipt.stay")}>
          <bdi>{inLocale(reservation.summary, "title", locale)}</bdi>
          {" · "}
          {formatDateRange(reservation.summary.starts_on, reservation.summary.ends_on, environment)} ·{" "}
          <Code>{tracking_code ?? ""}</Code>
        </Fact>
      )}
    </dl>
  );
}

/** Lines of the receipt, the tax (none), and the sum. */
function Lines({ receipt: { lines, includes = [], vat, amount, part_number, is_change } }: PaperProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const nameOf = (what: (typeof lines)[number]["what"]) =>
    what === "reservation" && part_number !== undefined
      ? t("receipt.line.part", { number: localDigits(part_number, locale) })
      : t(what === "reservation" && is_change ? "receipt.line.change" : `receipt.line.${what}`);
  const [first, ...others] = lines;
  const own = (first?.amount ?? 0) - includes.reduce((sum, one) => sum + one.amount, 0);
  const rows: { label: ReactNode; sum: number; key: string }[] = [
    ...(first === undefined || (own === 0 && includes.length > 0)
      ? []
      : [{ label: nameOf(first.what), sum: own, key: first.what }]),
    ...includes.map((one, index) => ({ label: <IncludedName of={one} />, sum: one.amount, key: `included ${index}` })),
    ...others.map(({ what, amount: sum }) => ({ label: nameOf(what), sum, key: what })),
    { label: t("receipt.vat", { percent: formatPercent(vat.percent, locale) }), sum: vat.amount, key: "vat" },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("receipt.lines")}</th>
          <th scope="col">{t("receipt.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, sum, key }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <SignedMoney rial={sum} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("receipt.total")}</th>
          <td>
            <SignedMoney rial={Math.abs(amount) + vat.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** An extra with the company that provides it, or the code of a discount. */
function IncludedName({ of }: { of: Included }) {
  const t = useText();
  const { locale } = useEnvironment();
  if ("code" in of) {
    return (
      <>
        {t("receipt.line.code")} <Code>{of.code}</Code>
      </>
    );
  }
  return (
    <>
      <bdi>{inLocale(of, "title", locale)}</bdi>
      <Text size="caption" tone="soft">
        {t("receipt.line.by", { provider: inLocale(of, "provider", locale) })}
      </Text>
    </>
  );
}

/** Means of the payment, or the destination and date of a refund. */
function Parts({ receipt: { kind, parts } }: PaperProps) {
  const t = useText();
  const environment = useEnvironment();
  const isPayment = kind === "payment" || kind === "top_up";
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(isPayment ? "receipt.by.payment" : "receipt.by.refund")}</th>
          <th scope="col">{t("receipt.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ by, amount, number, due_at, sent_at }) => (
          <tr key={by}>
            <th scope="row">
              {t(`movement.by.${by}`)} {number !== null && <Code>{number}</Code>}
              {due_at !== null && sent_at === null && (
                <Text size="caption" tone="soft">
                  {t("refund.leg.due", { day: formatMoment(due_at, environment) })}
                </Text>
              )}
            </th>
            <td>
              <SignedMoney rial={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
