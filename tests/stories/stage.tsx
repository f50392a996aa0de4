import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, type MouseEvent, useMemo, useState } from "react";
import { type Client, createClient } from "#app/src/api/client.ts";
import { LoginDialog } from "#app/src/features/login/LoginDialog.tsx";
import { TILES_ADDRESS } from "#app/src/features/map/tiles.ts";
import { FrameEnd } from "#app/src/features/shell/FrameEnd.tsx";
import { Shell } from "#app/src/features/shell/Shell.tsx";
import { accountOf } from "#app/src/page/account-actions.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { linkFollowed } from "#app/src/page/in-page.ts";
import { loginRetryClient } from "#app/src/page/login-retry-client.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import type { AnyPage } from "#app/src/page/page.ts";
import {
  pageWords,
  type StoryGlobals,
  storyEnvironment,
  storyStore,
  themeSetter,
  wordsOfStories,
} from "#app/src/page/story-environment.ts";
import { type PageView, specialView, viewOf } from "#app/src/page/view.ts";
import { hasScreen, pages } from "#app/src/screens.ts";
import type { Store } from "#app/src/store/store.ts";
import type { Toasts } from "#app/src/store/toasts.ts";
import { carryOn } from "#domain/addresses/carried.ts";
import { documentLanguage } from "#domain/addresses/document-language.ts";
import { AUDIENCE, partyAudienceIn } from "#domain/addresses/party-audience.ts";
import { isOwnersAlone, matchRoute, routeNamed } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import { me, token } from "#fixtures/answers/traveller.ts";
import { type Answers, answering, type Scenario, scenarios } from "#fixtures/scenario.ts";
import { honest } from "./honest.ts";
import { hugeSums, pseudoLocale, type Stress, stressOf } from "./stress.ts";

/** A page at an address, built as the site builds it: route, screen, `load`, all over fixture answers. */
export type StageOptions = {
  /** Path and query at the beginning of the story. */
  address: string;
  answers: Answers;
  /** Answers in English, for answers whose words are in one language. */
  inEnglish?: Answers;
  /** Page for the first address, in place of its route's. */
  page?: AnyPage;
  /** Resets the state of the answers, each time before the story is made. */
  begin?: () => void;
  /** Scenario of the provider's answers; the toolbar's when absent. */
  scenario?: Scenario;
  areTextsLong?: boolean;
  /** Actions under test, in place of the page's own. */
  actions?: Partial<ScreenActions>;
  /** The visitor is anonymous at first, even on a personal page, and logs in by the form. */
  canLogIn?: boolean;
  /** The story is about the demonstration. */
  isDemo?: boolean;
  /** The website has streets for its maps. */
  hasStreets?: boolean;
  /** Navigation is in progress: the bar of R15 runs. */
  isResolving?: boolean;
};

type Shown = { address: URL; view: PageView };
type StageContext = { globals: StoryGlobals };

const ORIGIN = "https://shamseh.example";

function clientOf(
  { answers, inEnglish, areTextsLong = false }: StageOptions,
  scenario: Scenario,
  stress: Stress,
  { locale, audience }: RenderEnvironment,
  toasts?: Toasts,
): Client {
  const spoken = { fa: answers, en: { ...answers, ...inEnglish } }[locale];
  const answered = answering(spoken, scenario, { areTextsLong: areTextsLong || stress === "long" });
  const transport = honest(answered);
  return createClient({
    base: "/",
    transport: stress === "sums" ? hugeSums(transport) : transport,
    clientToken: "story",
    locale: () => locale,
    audience: () => audience,
    token: () => null,
    refusalWords: () => wordsOfStories[locale].t("common.refused"),
    onRefused: (body) => void toasts?.show({ body, theme: "danger" }),
  });
}

async function shownAt(address: URL, client: Client, environment: RenderEnvironment, first?: AnyPage): Promise<Shown> {
  const match = matchRoute(address.pathname);
  const request = match && { match, path: address.pathname, query: address.searchParams };
  if (request === null || !hasScreen(request.match.name)) {
    return { address, view: await specialView({ kind: "not_found" }, request, pages, environment.locale) };
  }
  const page = first ?? (await pages.screen(request.match.name));
  const loaded = await page.load({ request, client, environment });
  if (loaded.kind === "moved") return shownAt(new URL(loaded.address, ORIGIN), client, environment);
  return { address, view: await viewOf(page, request, loaded, pages, environment.locale) };
}

/** Sets a page in the store. On a personal page the visitor is logged in, unless the story is about logging in. */
function show({ address, view }: Shown, store: Store, { canLogIn = false }: StageOptions): void {
  carryOn(address.searchParams);
  store.address.value = { path: address.pathname, query: address.searchParams };
  store.view.value = view;
  if (canLogIn) return;
  const match = matchRoute(address.pathname);
  if (match && isOwnersAlone(routeNamed(match.name))) store.session.remember(token, me);
  else store.session.forget("left");
}

/** The store of a story that begins with this page. */
function stageStore(first: Shown, environment: RenderEnvironment, options: StageOptions): Store {
  const store = storyStore(environment);
  store.isResolving.value = options.isResolving ?? false;
  show(first, store, options);
  return store;
}

type StageProps = {
  first: Shown;
  options: StageOptions;
  scenario: Scenario;
  stress: Stress;
  environment: RenderEnvironment;
};

/** The environment of an address: a party that it names is another document. */
const environmentAt = (environment: RenderEnvironment, { searchParams }: URL): RenderEnvironment => ({
  ...environment,
  ...(searchParams.has(AUDIENCE) && { audience: partyAudienceIn(searchParams, environment.locale) }),
});

/** A page with working navigation: links and forms lead to other pages of the same answers. */
function Stage({ first, options, scenario, stress, environment: given }: StageProps) {
  useSignals();
  const [store] = useState(() => stageStore(first, given, options));
  const { session, toasts, loginAsk } = store;
  const { path, query } = store.address.value;
  const address = new URL(`${path}?${query}`, ORIGIN);
  const environment = environmentAt(given, address);
  // No story begins with what a server drew.
  const view = store.view.value as PageView;
  const clientAt = (to: URL) => clientOf(options, scenario, stress, environmentAt(given, to), toasts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a client is of one party, and a story's answers stay.
  const client = useMemo(() => clientAt(address), [environment.audience]);
  const visitor = useMemo(
    () => ({ account: accountOf(client, session), client: loginRetryClient(client, loginAsk.ask) }),
    [client, session, loginAsk],
  );
  async function go(to: string): Promise<void> {
    store.isResolving.value = true;
    const next = new URL(to, address);
    show(await shownAt(next, clientAt(next), environmentAt(given, next)), store, options);
    store.isResolving.value = false;
  }
  const isAsked = loginAsk.isOpen.value;
  const actions: ScreenActions = {
    ...idleActions,
    // As in a browser: a voucher is kept until a day after its journey.
    vouchers: { ...idleActions.vouchers, keep: async (_, endsOn) => tehranInstant(addDays(endsOn, 2), 0) },
    go: (to) => void go(to),
    replace: (to) => void go(to),
    refresh: () => go(address.href),
    chooseTheme: themeSetter(store),
    client,
    isLoggedIn: () => session.isLoggedIn.value,
    user: () => session.user.value,
    say: (body, theme = "success") => void toasts.show({ body, theme }),
    ...(options.canLogIn && { account: visitor.account, logIn: loginAsk.ask, client: visitor.client }),
    ...options.actions,
  };
  function follow(event: MouseEvent<HTMLElement>): void {
    const to = linkFollowed(event.nativeEvent, address);
    if (to === null || event.defaultPrevented) return;
    // A fragment of this page is left to the browser.
    if (to.hash !== "" && to.pathname === path && to.searchParams.toString() === query.toString()) return;
    event.preventDefault();
    if (to.protocol.startsWith("http")) void go(to.href.replace(location.origin, ORIGIN));
  }
  function submit(event: FormEvent<HTMLElement>): void {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const to = new URL(event.target.getAttribute("action") ?? "", address);
    for (const [name, value] of new FormData(event.target)) to.searchParams.append(name, String(value));
    void go(to.href);
  }
  const { t } = pageWords(environment.locale, [...view.page.areas, ...(isAsked ? ["account" as const] : [])]);
  return (
    // biome-ignore lint/a11y: the page around the screen, where a site's own address bar would be.
    <div onClick={follow} onSubmit={submit}>
      <PageProviders environment={environment} t={stress === "pseudo" ? pseudoLocale(t) : t}>
        <Shell at={store.address.value} store={store} actions={actions} End={FrameEnd}>
          <view.page.Screen key={path} data={view.data} actions={actions} />
        </Shell>
        {isAsked && <LoginDialog account={visitor.account} ask={loginAsk} />}
      </PageProviders>
    </div>
  );
}

const environmentOf = (
  { isDemo = false, hasStreets = false, address }: StageOptions,
  globals: StoryGlobals,
): RenderEnvironment => {
  const at = new URL(address, ORIGIN);
  const environment = storyEnvironment({ ...globals, locale: documentLanguage(at.pathname) ?? globals.locale });
  return { ...environmentAt(environment, at), isDemo, tiles: hasStreets ? TILES_ADDRESS : null };
};

/** A change of language or network is another page; visual settings of the workbench are not. */
const pageKey = ({ locale, direction, calendar, network, stress }: StoryGlobals): string =>
  JSON.stringify([locale, direction, calendar, network, stress]);

/** A story of a page: `export const Empty: Story = stage({ address, answers, scenario: "empty" })`. */
export function stage(options: StageOptions) {
  // Storybook reads `network:500` in an address as a number.
  const scenarioOf = ({ globals }: StageContext): Scenario =>
    options.scenario ?? scenarios.find((scenario) => scenario === String(globals.network)) ?? "ok";
  return {
    // A replacement page gives its own address.
    ...(options.page === undefined && { parameters: { address: options.address } }),
    loaders: [
      async (context: StageContext): Promise<{ first: Shown }> => {
        options.begin?.();
        const environment = environmentOf(options, context.globals);
        const client = clientOf(options, scenarioOf(context), stressOf(context.globals.stress), environment);
        return { first: await shownAt(new URL(options.address, ORIGIN), client, environment, options.page) };
      },
    ],
    render: (_args: unknown, context: StageContext & { loaded: Record<string, unknown> }) => (
      <Stage
        key={pageKey(context.globals)}
        first={(context.loaded as { first: Shown }).first}
        options={options}
        scenario={scenarioOf(context)}
        stress={stressOf(context.globals.stress)}
        environment={environmentOf(options, context.globals)}
      />
    ),
  };
}
