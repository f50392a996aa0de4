import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { Countdown } from "#app/src/features/reservation/Countdown.tsx";
import { LeadOn } from "#app/src/features/reservation/LeadOn.tsx";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import type { ReservationFrameProps } from "#app/src/features/reservation/reservation-page.tsx";
import { Steps } from "#app/src/features/reservation/Steps.tsx";
import { useShownAgain } from "#app/src/features/reservation/useShownAgain.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { HoldChoices } from "./HoldChoices.tsx";
import { TravellersForm } from "./TravellersForm.tsx";
import { useCardsTaken } from "./useCardsTaken.ts";

/** Form of the travellers, filled in while the stock is held. */
export function PrepareFrame({ data: { code }, parts, actions }: ReservationFrameProps) {
  const t = useText();
  const reservation = useOwnData(
    () => actions.client.call(parts.calls.details, { params: { confirmation_code: code } }),
    code,
  );
  useShownAgain(reservation.reload);
  const cards = useCardsTaken(actions.client);
  const { own } = reservation;
  const isOnRequest = own.kind === "ready" && parts.isOnRequest(own.value);
  const isOver = own.kind === "ready" && own.value.status === "expired";
  return (
    <Container>
      {/* A booking that is not there has a title of its own. */}
      {own.kind !== "failed" && (
        <div className={styles.top}>
          <Steps here="travellers" say={parts.say} isOnRequest={isOnRequest} />
          {!isOver && (
            <div className={styles.headLine}>
              <Heading level={1}>{t("reserve.prepare.title")}</Heading>
              {own.kind === "ready" && own.value.hold_expires_at !== null && (
                <Countdown
                  label={t("reserve.prepare.hold")}
                  until={own.value.hold_expires_at}
                  serverNow={own.value.now}
                  onOver={() => void reservation.reload()}
                />
              )}
            </div>
          )}
        </div>
      )}
      <OwnDataView handle={reservation} isPage placeholder={<ReservationShape />}>
        {(value) => {
          if (value.status === "expired") return <HoldOver reservation={value} parts={parts} />;
          // The provider no longer takes travellers: the status page shows the next step.
          if (!value.actions.includes("save_guests"))
            return <LeadOn address={reservationAddress(value.kind, "status", code)} replace={actions.replace} />;
          return (
            <>
              {/* Their forms cannot stand within that of the travellers. */}
              <HoldChoices
                reservation={value}
                parts={parts}
                client={actions.client}
                onPut={reservation.put}
                onChanged={() => void reservation.reload()}
              />
              <TravellersForm
                key={value.confirmation_code}
                reservation={value}
                parts={parts}
                actions={actions}
                cards={cards}
                onChanged={() => void reservation.reload()}
                onPut={reservation.put}
              />
            </>
          );
        }}
      </OwnDataView>
    </Container>
  );
}

/** Notice that the hold expired while the form was open. */
function HoldOver({ reservation, parts }: { reservation: ReservationEnvelope; parts: AnyParts }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <EmptyState title={parts.say("over.title", t, locale)} text={parts.say("over.text", t, locale)}>
      <Button look="primary" href={parts.againAddress(reservation)}>
        {parts.say("over.again", t, locale)}
      </Button>
    </EmptyState>
  );
}
