import { matchRoute, type Route, routeNamed, routes } from "#domain/addresses/routes.ts";

/** A story as the map needs it. `address`: its page's address with the query; null when it is no page. */
export type MappedStory = { id: string; title: string; name: string; address: string | null };

/** States in which every page is viewed, in the order of the map's columns. */
export const screenStates = ["ready", "loading", "failed", "empty", "long"] as const;
export type ScreenState = (typeof screenStates)[number];

/** Names of the states, in both languages. */
export const stateTitles = {
  ready: ["آماده", "ready"],
  loading: ["در راه", "loading"],
  failed: ["بی‌پاسخ", "failed"],
  empty: ["خالی", "empty"],
  long: ["متن بلند", "long text"],
} as const satisfies Record<ScreenState, readonly [fa: string, en: string]>;

/** By its end a story's name says which of the states it shows; all other stories show the page as it is. */
const endings: readonly (readonly [ScreenState, RegExp])[] = [
  ["loading", /(Loading|Reading)$/],
  ["failed", /(Failed|Offline|NoAnswer|NotFound|Unknown|NotLoaded)$/],
  ["empty", /(Empty|^Empty\w*|^Nothing\w*|^No[A-Z]\w*s|NotIssued|AllFull|SoldOut)$/],
  ["long", /LongText$/],
];

export const stateOf = (name: string): ScreenState => endings.find(([, ending]) => ending.test(name))?.[0] ?? "ready";

/** Reason why a page lacks a state, in both languages. */
type Reason = { fa: string; en: string };

const noList: Reason = { fa: "فهرستی ندارد", en: "It has no list" };
const ourWords: Reason = { fa: "همهٔ متنش را خودمان می‌نویسیم", en: "All its words are written by us" };
const byButton: Reason = { fa: "دکمه‌اش می‌گوید که در انتظار است", en: "Its button says that it waits" };
const asked: Reason = { fa: "بی پاسخ سرور فرستاده نمی‌شود", en: "It is not sent before there is an answer" };
const own: Reason = {
  fa: "از دستگاه خوانده می‌شود، نه از سرور",
  en: "It is read from the device, not from the provider",
};
const asOnline: Reason = { fa: "همان متن صفحهٔ واچر است", en: "Its texts are those of the voucher’s page" };

/** States that a screen, or a place of the panel, does not have, each with the reason. */
const absent: Readonly<Record<string, Partial<Record<ScreenState, Reason>>>> = {
  content: { empty: noList, long: ourWords },
  contact: { empty: noList, long: ourWords },
  "register-hotel": { empty: noList, long: ourWords },
  tracking: { loading: byButton, long: ourWords },
  login: { loading: byButton, empty: noList, long: ourWords },
  "hand-off": { loading: asked, empty: noList, long: ourWords },
  share: { loading: asked, empty: noList },
  companion: { loading: asked, empty: noList },
  offline: { failed: own, long: asOnline },
  "stay/prepare": { empty: noList },
  "tour/prepare": { empty: noList },
  "stay/status": { empty: noList },
  "tour/status": { empty: noList },
  "flight/status": { empty: noList },
  panelInformation: { empty: noList },
  panelReserve: { empty: noList },
  panelReceipt: { empty: noList },
};

/** Stories of one state, and whether they were staged at another address of the same screen. */
export type MapCell = { readonly stories: readonly MappedStory[]; readonly isElsewhere: boolean };

export type MapRow = {
  readonly route: Route;
  /** Last part of its stories' title. */
  readonly title: string;
  readonly cells: Readonly<Record<ScreenState, MapCell>>;
  readonly absent: Partial<Record<ScreenState, Reason>>;
};

/** Flows begin at the address of a screen and are stories of several. */
const isOfScreen = ({ title }: MappedStory): boolean => title.startsWith("صفحه‌ها/");

/** The panel's places share a screen's folder and nothing that is shown in it. */
const PLACES = "panel";

/** One row for each route that shows something, in the order of the route table. */
export function screenMap(stories: readonly MappedStory[]): MapRow[] {
  const at = stories.flatMap((story) => {
    const match = story.address === null ? null : matchRoute(story.address.replace(/[?#].*/s, ""));
    return match === null ? [] : [{ story, route: routeNamed(match.name) }];
  });
  return routes
    .filter(({ screen }) => screen !== undefined)
    .map((route) => {
      const own = at.filter((one) => one.route === route).map(({ story }) => story);
      const alike = at.filter((one) => one.route.screen === route.screen).map(({ story }) => story);
      const cellOf = (state: ScreenState): MapCell => {
        const inState = ({ name }: MappedStory) => stateOf(name) === state;
        const here = own.filter(inState);
        if (here.length > 0 || route.screen === PLACES || state === "ready")
          return { stories: here, isElsewhere: false };
        return { stories: alike.filter(inState), isElsewhere: true };
      };
      return {
        route,
        title: (own.find(isOfScreen) ?? alike.find(isOfScreen))?.title.replace(/^.*\//, "") ?? route.name,
        cells: {
          ready: cellOf("ready"),
          loading: cellOf("loading"),
          failed: cellOf("failed"),
          empty: cellOf("empty"),
          long: cellOf("long"),
        },
        absent: absent[route.screen === PLACES ? route.name : (route.screen ?? "")] ?? {},
      };
    });
}

/** Missing cells of the map, as `route state`. */
export const gapsOf = (rows: readonly MapRow[]): string[] =>
  rows.flatMap(({ route, cells, absent: without }) =>
    screenStates
      .filter((state) => cells[state].stories.length === 0 && without[state] === undefined)
      .map((state) => `${route.name} ${state}`),
  );
