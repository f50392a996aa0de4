import { z } from "zod";
import { FULL_NAME } from "../bounds.ts";
import { PARTS } from "../payment/parts.ts";
import { shareReturns, shareStates } from "../payment/shares.ts";
import { withShapes } from "./described.ts";
import { done, epochSeconds, isoDate, nothing, rial } from "./envelope.shapes.ts";
import { gateways, gatewayTitles, startValue } from "./payment.shapes.ts";
import { confirmationCode } from "./reservation.shapes.ts";
import { shareCalls } from "./share.calls.ts";
import { filled, typed } from "./typed.shapes.ts";

/** One share for each amount, rial. */
export const sharesInput = z.strictObject({
  confirmation_code: confirmationCode,
  amounts: z.array(rial.positive()).min(1).max(PARTS.most),
});
export const sharesValue = z.object({ share_ids: z.array(z.string()) });

/**
 * A share as its companion sees it: nothing of its booker or of the travellers. `of` is null once it cannot be paid any
 * more and was not.
 */
export const shareValue = z.object({
  state: z.enum(shareStates),
  amount: rial,
  name: z.string().nullable(),
  of: z
    .object({
      kind: z.string(),
      title_fa: z.string(),
      title_en: z.string(),
      place_fa: z.string(),
      place_en: z.string(),
      starts_on: isoDate,
      ends_on: isoDate,
    })
    .nullable(),
  /** End of its validity; null where it cannot be paid. */
  until: epochSeconds.nullable(),
  gateways: gatewayTitles,
  /** Sum that goes back of the one paid; null where nothing does. */
  back: z.object({ amount: rial, state: z.enum(shareReturns) }).nullable(),
});
export type ShareValue = z.infer<typeof shareValue>;

export const sharePayInput = z.strictObject({ name: filled(FULL_NAME.max), gateway: z.enum(gateways) });
/** `is_left`: the companion is back and has not paid. */
export const shareCheckInput = z.strictObject({ is_left: z.boolean().optional() });
export const shareShebaInput = z.strictObject({ sheba: typed(400) });

/** Calls of this area with their shapes. */
export const shareContract = withShapes(shareCalls, {
  make: [sharesInput, sharesValue],
  revoke: [nothing, done],
  read: [nothing, shareValue],
  pay: [sharePayInput, startValue],
  check: [shareCheckInput, shareValue],
  sheba: [shareShebaInput, shareValue],
});
