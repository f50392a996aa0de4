import { PriceAlert } from "#app/src/features/price-alert/PriceAlert.tsx";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { PropertyData } from "./load.ts";
import { isSoldOut, roomsOfNone } from "./nothing-open.ts";

export type StayAlertProps = { data: PropertyData; stay: StayQuery; actions: ScreenActions };

/** Alert on a lower price of the stay, or on a room where all are sold out; nothing where neither can come. */
export function StayAlert({ data: { details, rooms }, stay, actions }: StayAlertProps) {
  const none = rooms && roomsOfNone(rooms);
  if (!details.is_bookable || (none && !isSoldOut(none))) return null;
  return (
    <PriceAlert
      subject={{
        kind: "property",
        waitsFor: none ? "place" : "price",
        asked: { property_id: details.id, ...stayParameters(stay) },
      }}
      actions={actions}
    />
  );
}
