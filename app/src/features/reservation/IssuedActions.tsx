import { Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { AnyParts, ChangeProps } from "./product-parts.ts";

type IssuedActionsProps = Pick<ChangeProps, "client" | "onChanged"> & {
  value: ReservationEnvelope;
  parts: AnyParts;
  /** Opens the dialog that cancels. */
  onCancel: () => void;
  /** Reloads the reservation, which is no longer what its page shows. */
  onStale: () => void;
};

/** Ways to change and to cancel an issued booking, at the end of its page. */
export function IssuedActions({ value, parts, client, onChanged, onCancel, onStale }: IssuedActionsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  // A change that is held is paid or let go first.
  const Change = value.held_change?.state === "held" ? undefined : parts.Change;
  const [isChanging, setChanging] = useState(false);
  return (
    <Inline gap="sm">
      {Change && (
        <Button look="outline" icon="calendar" onClick={() => setChanging(true)}>
          {parts.say("other.open", t, locale)}
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        {t("reserve.status.cancel")}
      </Button>
      {Change && isChanging && (
        <Suspense fallback={null}>
          <Change
            reservation={value}
            client={client}
            onClose={(isStale) => {
              setChanging(false);
              if (isStale) onStale();
            }}
            onChanged={(changed) => {
              setChanging(false);
              onChanged(changed);
            }}
          />
        </Suspense>
      )}
    </Inline>
  );
}
