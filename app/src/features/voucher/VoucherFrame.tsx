import { type ReactNode, useEffect, useState } from "react";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { ExtrasOf } from "#app/src/features/reservation/ExtrasOf.tsx";
import type { AnyParts, VoucherSheet } from "#app/src/features/reservation/product-parts.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import type { ReservationFrameProps } from "#app/src/features/reservation/reservation-page.tsx";
import { keptPass } from "#app/src/features/reservation/tab-storage.ts";
import { documentOf, nameOf } from "#app/src/features/reservation/traveller-text.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code, Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { CalendarButton } from "./CalendarButton.tsx";
import { QrCode } from "./QrCode.tsx";
import { SheetPart } from "./SheetPart.tsx";
import { TileEdge } from "./TileEdge.tsx";
import { VoucherPenalties } from "./VoucherPenalties.tsx";
import * as styles from "./voucher.css.ts";

/**
 * The paper that a reception desk reads: whole for its owner, numbers masked in a tracking view; the code alone
 * leads to the tracking page.
 */
export function VoucherFrame({ data: { code }, parts, actions }: ReservationFrameProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const pass = actions.isLoggedIn() ? undefined : keptPass(code);
  const hasNoAccess = !actions.isLoggedIn() && pass === undefined;
  const voucher = useOwnData(
    () =>
      actions.client.call(parts.calls.voucher, {
        params: { confirmation_code: code },
        ...(pass !== undefined && { bearer: pass }),
      }),
    code,
  );
  const { own } = voucher;
  useEffect(() => {
    if (hasNoAccess) actions.go(addressOf("tracking"));
  }, [hasNoAccess, actions]);

  const isNotIssued = own.kind === "failed" && own.failure.kind === "status" && own.failure.reason === "not_open";
  useEffect(() => {
    // The stored copy of a cancelled voucher would still look valid without a network.
    if (isNotIssued) void actions.vouchers.drop(code);
  }, [isNotIssued, actions, code]);
  if (isNotIssued) {
    return (
      <Container>
        <EmptyState
          title={parts.say("voucher.notYet", t, locale)}
          text={parts.say("voucher.notYet.text", t, locale)}
          headingLevel={1}
        >
          <Button look="primary" href={reservationAddress(parts.kind, "status", code)}>
            {t("reserve.voucher.toStatus")}
          </Button>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <OwnDataView handle={voucher} isPage placeholder={<ReservationShape />}>
        {(value) => (
          <Paper
            voucher={value}
            parts={parts}
            note={<KeptNote voucher={value} endsOn={parts.endsOn(value)} actions={actions} />}
          />
        )}
      </OwnDataView>
    </Container>
  );
}

type PaperProps = { voucher: VoucherEnvelope; parts: AnyParts };

/** States whether this browser keeps the voucher for offline use, once that is known; nothing for a masked one. */
function KeptNote({ voucher, endsOn, actions }: { voucher: VoucherEnvelope; endsOn: IsoDate; actions: ScreenActions }) {
  const t = useText();
  const environment = useEnvironment();
  const [until, setUntil] = useState<number | null>();
  const isKept = !voucher.is_masked && actions.isLoggedIn();
  useEffect(() => {
    if (isKept) void actions.vouchers.keep(voucher, endsOn).then(setUntil);
  }, [isKept, voucher, endsOn, actions]);
  if (!isKept) return null;
  return (
    <div role="status" className={styles.keptNote}>
      <Text size="small" tone="soft">
        {until === null && t("reserve.voucher.notKept")}
        {until && t("reserve.voucher.kept", { date: formatMoment(until, environment) })}
      </Text>
    </div>
  );
}

type SheetProps = PaperProps & {
  sheet: VoucherSheet;
  /** Its place, from 0. */
  at: number;
};

/** Tracking code, and the supplier's own. */
function Codes({ voucher, parts, sheet }: Omit<SheetProps, "at">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <dl className={styles.codes}>
      <div>
        <dt>{t("reserve.code")}</dt>
        <dd>
          <Code>{voucher.tracking_code}</Code>
        </dd>
      </div>
      {sheet.code !== null && (
        <div>
          <dt>{parts.say("voucher.confirmation", t, locale)}</dt>
          <dd>
            <Code>{sheet.code}</Code>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Sum paid, time of issue, and of the last change. */
function Paid({ voucher, sheet }: Pick<SheetProps, "voucher" | "sheet">) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <dl className={styles.plainFacts}>
      <div>
        <dt>{t("reserve.voucher.paid")}</dt>
        <dd>{formatMoneyText(voucher.paid, locale)}</dd>
      </div>
      <div>
        <dt>{t("reserve.voucher.issued")}</dt>
        <dd>{byTehran(formatMoment(voucher.issued_at, environment), sheet.isAbroad, locale)}</dd>
      </div>
      {(voucher.revision ?? 0) > 0 && voucher.revised_at !== undefined && (
        <div>
          <dt>{t("reserve.voucher.revised")}</dt>
          <dd>{byTehran(formatMoment(voucher.revised_at, environment), sheet.isAbroad, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The travellers, with their documents and rooms. */
function Travellers({ voucher, parts }: PaperProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <section className={styles.part} aria-labelledby="voucher-guests">
      <Heading level={2} look="label" id="voucher-guests">
        {t("reserve.voucher.guests")}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("reserve.voucher.name")}</th>
            <th scope="col">{t("reserve.voucher.document")}</th>
            {parts.hasRooms && <th scope="col">{t("reserve.status.room", { number: "" })}</th>}
          </tr>
        </thead>
        <tbody>
          {voucher.travellers.map((one, index) => (
            <tr key={index}>
              <td>
                <bdi>{nameOf(one, locale)}</bdi>
                <NameOnPassport of={one} />
                {parts.hasRooms && one.is_room_supervisor && ` (${t("reserve.status.supervisor")})`}
              </td>
              <td>
                <Code>{documentOf(one) ?? "—"}</Code>
              </td>
              {parts.hasRooms && <td>{formatNumber(one.room + 1, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The name that a desk abroad reads, where the page's language does not write it. */
function NameOnPassport({ of: one }: { of: VoucherEnvelope["travellers"][number] }) {
  const { locale } = useEnvironment();
  const [shown, passport] = [nameOf(one, locale), nameOf(one, "en")];
  if (one.passport_number === null || passport === shown) return null;
  return (
    <>
      {" · "}
      <Latin>{passport}</Latin>
    </>
  );
}

/** Actions on the voucher, on screen only. */
function Actions({ voucher, parts }: PaperProps) {
  const t = useText();
  const { calendarEvents } = parts;
  const { locale } = useEnvironment();
  return (
    <div className={styles.onScreen}>
      {voucher.is_masked && <Notice look="info">{parts.say("voucher.masked", t, locale)}</Notice>}
      <Inline gap="sm">
        <Button icon="receipt" onClick={() => print()}>
          {t("reserve.voucher.print")}
        </Button>
        {calendarEvents && (
          <CalendarButton code={voucher.tracking_code} eventsOf={(words) => calendarEvents(voucher, words)} />
        )}
      </Inline>
    </div>
  );
}

/** The way back to the booking: where the owner, or the holder of a code, finds the rest. */
function ToStatus({ voucher }: Pick<PaperProps, "voucher">) {
  const t = useText();
  return (
    <a
      href={
        voucher.is_masked
          ? addressOf("tracking")
          : reservationAddress(voucher.kind, "status", voucher.confirmation_code)
      }
    >
      {t("reserve.voucher.toStatus")}
    </a>
  );
}

/** A line for a terminal: English in a text of any language. */
const Command = ({ children }: { children: string }) => (
  <span lang="en">
    <Latin>{children}</Latin>
  </span>
);

/** Instructions for staff who check vouchers by command line: folded, and not on the traveller's paper. */
function HowToCheck() {
  const t = useText();
  const { publicBase } = useEnvironment();
  return (
    <details className={styles.notPrinted}>
      <summary className={styles.checkTitle}>{t("reserve.voucher.check")}</summary>
      <Text size="small" tone="soft">
        {t("reserve.voucher.check.text")} <Command>shamseh voucher verify voucher.txt --keys keys.json</Command>
      </Text>
      <Text size="small" tone="soft">
        {t("reserve.voucher.check.keys")}{" "}
        <Command>{`shamseh voucher keys --base-url ${publicBase} > keys.json`}</Command>
      </Text>
    </details>
  );
}

/** One A4: all that a desk asks for, whichever sheet is at hand. */
function Sheet({ voucher, parts, sheet, at }: SheetProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div className={styles.sheets[sheet.letters ?? "usual"]} data-sheet={at}>
      <TileEdge of={sheet.title} />
      <header className={styles.head}>
        <div className={styles.headWords}>
          <p className={styles.brand}>
            <svg className={styles.brandMark} viewBox="0 0 24 24" aria-hidden="true">
              <path d={frameDrawings.shamseh.d} />
            </svg>
            <span>
              <b>{t("site.name")}</b> · {parts.say("voucher.title", t, locale)}
            </span>
          </p>
          <Heading level={at === 0 ? 1 : 2} look="h1" id={`voucher-${at}`}>
            {sheet.title}
          </Heading>
          <Text tone="soft">{sheet.place}</Text>
        </div>
        <QrCode text={voucher.qr} label={parts.say("voucher.qr", t, locale)} />
        <Codes voucher={voucher} parts={parts} sheet={sheet} />
      </header>
      <parts.VoucherBody voucher={voucher} sheet={at} />
      {!parts.hasOwnTravellers && <Travellers voucher={voucher} parts={parts} />}
      {at === 0 && <ExtrasOf of={voucher} />}
      <SheetPart name="cancellation" title={t("sale.cancellation")} sheet={at}>
        <CancellationLine sentence={voucher.cancellation} isAbroad={sheet.isAbroad} />
        {/* A voucher that a browser has kept may be of the version before, without them. */}
        <VoucherPenalties penalties={voucher.penalties ?? []} isAbroad={sheet.isAbroad} />
      </SheetPart>
      <Paid voucher={voucher} sheet={sheet} />
      <footer className={styles.foot}>
        <Text size="small">{parts.say("voucher.present", t, locale)}</Text>
        <Text size="small" tone="soft">
          {t("reserve.voucher.proof")}
        </Text>
        <Text size="small" tone="soft">
          {t("reserve.voucher.support")} <SupportNumbers />
        </Text>
        {at === 0 && <HowToCheck />}
      </footer>
    </div>
  );
}

/** A voucher with its actions. `note`: remarks about this copy of it. */
export function Paper({ voucher, parts, note }: PaperProps & { note: ReactNode }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <article className={styles.paper} aria-labelledby="voucher-0">
      <Actions voucher={voucher} parts={parts} />
      {parts.sheetsOf(voucher, t, locale).map((sheet, at) => (
        <Sheet key={sheet.title} voucher={voucher} parts={parts} sheet={sheet} at={at} />
      ))}
      <div className={styles.onScreen}>
        {note}
        <Inline gap="md">
          {parts.VoucherTwin && <parts.VoucherTwin voucher={voucher} />}
          <ToStatus voucher={voucher} />
        </Inline>
      </div>
    </article>
  );
}
