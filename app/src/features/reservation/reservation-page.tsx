import type { ComponentType } from "react";
import type { CatalogueArea } from "#app/src/messages/catalogue.ts";
import { type AnyPage, definePage, type ScreenProps } from "#app/src/page/page.ts";
import type { AnyParts } from "./product-parts.ts";

/** Page of one reservation: the address has its code; the rest is its owner's and loaded by the browser. */
type ReservationPageData = { code: string };

/** Props of a frame: a reservation's code, and its product's parts. */
export type ReservationFrameProps = ScreenProps<ReservationPageData> & { parts: AnyParts };

/** The words of every frame. */
export const frameAreas = [
  "own",
  "reserve",
  "refund",
  "account",
  "sale",
  "labels",
] as const satisfies readonly CatalogueArea[];

/**
 * The page of one product's reservations in a frame.
 *
 * @param areas the words of the product's own parts
 */
export const reservationPage = (
  Frame: ComponentType<ReservationFrameProps>,
  parts: AnyParts,
  areas: readonly CatalogueArea[],
): AnyPage =>
  definePage<ReservationPageData>({
    areas: [...frameAreas, ...areas],
    // An older address spells its parameter otherwise.
    load: async ({
      request: {
        match: { params },
      },
    }) => ({ kind: "ready", data: { code: params["confirmation_code"] ?? params["confirmationCode"] ?? "" } }),
    Screen: (props) => <Frame {...props} parts={parts} />,
  });
