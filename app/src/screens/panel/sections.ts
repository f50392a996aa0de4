import type { ComponentType } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { RouteName } from "#domain/addresses/routes.ts";

/** Properties of a section of the panel: the code or number in its address, and its query. */
export type PanelSectionProps = { code: string; query: URLSearchParams; actions: ScreenActions };

export type PanelSection = {
  readonly title: MessageId;
  /** The file of its code, beside this one. */
  readonly file: string;
  readonly load: () => Promise<ComponentType<PanelSectionProps>>;
};

/** The sections of the panel; the code of each is loaded on its first visit (R14). */
const sections: Partial<Record<RouteName, PanelSection>> = {
  panel: {
    title: "panel.home",
    file: "Overview.tsx",
    load: async () => (await import("./Overview.tsx")).Overview,
  },
  panelReserves: {
    title: "panel.reserves",
    file: "Reserves.tsx",
    load: async () => (await import("./Reserves.tsx")).Reserves,
  },
  panelReserve: {
    title: "panel.reserve",
    file: "Reserve.tsx",
    load: async () => (await import("./Reserve.tsx")).Reserve,
  },
  panelNotifications: {
    title: "panel.notifications",
    file: "Notifications.tsx",
    load: async () => (await import("./Notifications.tsx")).Notifications,
  },
  panelFavorites: {
    title: "panel.favorites",
    file: "Favorites.tsx",
    load: async () => (await import("./Favorites.tsx")).Favorites,
  },
  panelTransactions: {
    title: "panel.wallet",
    file: "Wallet.tsx",
    load: async () => (await import("./Wallet.tsx")).Wallet,
  },
  panelReceipt: {
    title: "movement.receipt",
    file: "Receipt.tsx",
    load: async () => (await import("./Receipt.tsx")).Receipt,
  },
  panelRefunds: {
    title: "panel.refunds",
    file: "Refunds.tsx",
    load: async () => (await import("./Refunds.tsx")).Refunds,
  },
  panelGuests: {
    title: "panel.guests",
    file: "Guests.tsx",
    load: async () => (await import("./Guests.tsx")).Guests,
  },
  panelComments: {
    title: "panel.comments",
    file: "OwnWords.tsx",
    load: async () => (await import("./OwnWords.tsx")).Comments,
  },
  panelQuestions: {
    title: "panel.questions",
    file: "OwnWords.tsx",
    load: async () => (await import("./OwnWords.tsx")).Questions,
  },
  panelInformation: {
    title: "panel.information",
    file: "Information.tsx",
    load: async () => (await import("./Information.tsx")).Information,
  },
};

/** The module of each section. */
export const sectionModules: Partial<Record<RouteName, string>> = Object.fromEntries(
  Object.entries(sections).map(([route, { file }]) => [route, `app/src/screens/panel/${file}`]),
);

/** The section of a route; undefined where the panel has none. */
export const sectionOf = (route: RouteName): PanelSection | undefined => sections[route];
