import { useSignals } from "@preact/signals-react/runtime";
import { lazy, type MouseEvent, memo, type ReactNode, Suspense, useRef } from "react";
import { OwnDataContext } from "#app/src/features/own/own-data.ts";
import { BriefSupportNumbers, SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { contentAddress } from "#app/src/page/content-address.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import { pageLoaded } from "#app/src/page/on-interaction-or-idle.ts";
import type { Address } from "#app/src/store/address.ts";
import type { Store } from "#app/src/store/store.ts";
import { sessionName } from "#app/src/store/user-name.ts";
import { Drawing } from "#design-system/components/Icon/Drawing.tsx";
import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Resolving } from "#design-system/components/Loading/Loading.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { ToastRegion } from "#design-system/components/Toast/Toast.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import type { ContentRoute } from "#domain/addresses/content-pages.ts";
import { documentIn } from "#domain/addresses/document-language.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import * as styles from "./Shell.css.ts";
import { Unread } from "./Unread.tsx";

/** Without scripts there is nothing to choose: its code comes once the page is there, which stays as it is where none comes. */
const ThemeChoice = lazy(async () => {
  await pageLoaded();
  const code = await fetchOnDemand().catch(() => null);
  return { default: code?.ThemeChoice ?? (() => themePlace) };
});

const themePlace = <div className={styles.themePlace} />;

type LinkRow = { address: string; words: MessageId };
/** A link, or one to a page about the company, which a shop may not have written. */
type Row = LinkRow | { content: ContentRoute; words: MessageId };

/** The links of rows that lead somewhere. */
const linksOf = (rows: readonly Row[], environment: RenderEnvironment): LinkRow[] =>
  rows.flatMap((row) => {
    if ("address" in row) return row;
    const address = contentAddress(row.content, environment);
    return address === null ? [] : { address, words: row.words };
  });

const sections: readonly Row[] = [
  { address: addressOf("iranHotels"), words: "shell.nav.iran" },
  { address: addressOf("internationalHotels"), words: "shell.nav.international" },
  { address: addressOf("tours"), words: "shell.nav.tours" },
  { address: addressOf("home", {}, { kind: "flight" }), words: "shell.nav.flights" },
  { address: addressOf("category", { filter: "Luxury" }), words: "shell.nav.luxury" },
  { content: "gallery", words: "shell.nav.gallery" },
];

const occasions: readonly LinkRow[] = [
  { address: addressOf("nowruz"), words: "shell.occasions.nowruz" },
  { address: addressOf("chabahar"), words: "shell.occasions.chabahar" },
  { address: addressOf("oneNightOffer"), words: "shell.occasions.oneNight" },
];

const tracking: LinkRow = { address: addressOf("tracking"), words: "shell.nav.tracking" };

const footerColumns: readonly { heading: MessageId; rows: readonly Row[] }[] = [
  { heading: "shell.footer.places", rows: [...sections, ...occasions] },
  {
    heading: "shell.footer.help",
    rows: [
      tracking,
      { content: "rulesAndPolicies", words: "shell.footer.rules" },
      { content: "contact", words: "shell.footer.contact" },
    ],
  },
  {
    heading: "shell.footer.company",
    rows: [
      { content: "about", words: "shell.footer.aboutUs" },
      { address: addressOf("registerHotel"), words: "shell.footer.registerHotel" },
    ],
  },
];

/**
 * The address of this page in the other language: the host keeps the choice and comes back (A82), or it is another document
 * and the choice stays as it is (A59).
 */
function otherLanguage({ path, query }: Address, locale: "fa" | "en"): string {
  const twin = documentIn(path, OTHER_LOCALE[locale]);
  if (twin !== null) return twin;
  const next = new URLSearchParams(query);
  next.set("lang", OTHER_LOCALE[locale]);
  return `${path}?${next}`;
}

export type ShellProps = {
  /** The address that links around the screen come back to. */
  at: Address;
  store: Pick<Store, "isResolving" | "own" | "session" | "theme" | "toasts">;
  actions: ScreenActions;
  children: ReactNode;
};

/**
 * The user's name or the login link, once scripts run: the server's page is the same for all visitors. Both are one
 * element, to which the focus comes back from the log-in.
 */
function Account({ at: { path, query }, store, actions }: Omit<ShellProps, "children">) {
  useSignals();
  const { session } = store;
  const t = useText();
  const { locale } = useEnvironment();
  const link = useRef<HTMLAnchorElement>(null);
  const isIn = useHydrated() && session.isLoggedIn.value;
  const name = isIn ? sessionName(session.user.value, session.payload.value, locale) : "";
  const unread = session.user.value?.unread ?? 0;
  const isLoginPage = path === addressOf("login");
  const here = query.size > 0 ? `${path}?${query}` : path;

  function logIn(click: MouseEvent): void {
    if (isIn || isLoginPage || !isPlainClick(click.nativeEvent)) return;
    click.preventDefault();
    void actions.logIn();
  }
  /** The button goes with the session. */
  function logOut(): void {
    link.current?.focus();
    void actions.account.logOut();
  }

  return (
    <>
      <a
        ref={link}
        className={cx(styles.navLink, styles.account)}
        href={isIn ? addressOf("panel") : addressOf("login", {}, isLoginPage ? {} : { return_to: here })}
        onClick={logIn}
      >
        {name === "" ? (
          t(isIn ? "shell.account" : "shell.logIn")
        ) : (
          <>
            <bdi className={styles.userName}>{name}</bdi>
            <Hidden>{t("shell.account")}</Hidden>
          </>
        )}
        {isIn && <Unread count={unread} />}
      </a>
      {isIn && (
        <button type="button" className={cx(styles.navLink, styles.leave)} onClick={logOut}>
          {t("shell.logOut")}
        </button>
      )}
    </>
  );
}

const Footer = (props: Pick<ShellProps, "store" | "actions">) => (
  <Kept as="footer" name="footer" of={[]} className={styles.footer}>
    <Columns {...props} />
  </Kept>
);

function Columns({ store, actions }: Pick<ShellProps, "store" | "actions">) {
  const t = useText();
  const environment = useEnvironment();
  const isHydrated = useHydrated();
  return (
    <Container>
      <div className={styles.footerGrid}>
        <div className={styles.footerAbout}>
          <Stack gap="sm">
            <Text size="small" tone="soft" isMeasured>
              {t("shell.footer.about")}
            </Text>
            <Text size="small" tone="soft">
              {t("shell.support")} <SupportNumbers className={styles.call} />
            </Text>
            <Suspense fallback={themePlace}>
              {isHydrated ? <ThemeChoice theme={store.theme} onChoose={actions.chooseTheme} /> : themePlace}
            </Suspense>
            <Text size="caption" tone="mute">
              {t("shell.footer.maps")}
            </Text>
          </Stack>
        </div>
        {footerColumns.map(({ heading, rows }) => (
          <nav key={heading} aria-label={t(heading)}>
            <Stack gap="xxs">
              <Heading level={2} look="label" tone="mute">
                {t(heading)}
              </Heading>
              {linksOf(rows, environment).map(({ address, words }) => (
                <a key={words} className={styles.footerLink} href={address}>
                  {t(words)}
                </a>
              ))}
            </Stack>
          </nav>
        ))}
      </div>
    </Container>
  );
}

/** Frame around every screen. */
export const Shell = memo(({ at, store, actions, children }: ShellProps) => {
  useSignals();
  const { toasts } = store;
  const isResolving = store.isResolving.value;
  const t = useText();
  const environment = useEnvironment();
  const { locale, isDemo } = environment;
  const link = ({ address, words }: LinkRow) => (
    <a key={address} className={styles.navLink} href={address} aria-current={at.path === address ? "page" : undefined}>
      {t(words)}
    </a>
  );
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t("shell.skip")}
      </a>
      <a className={styles.skipToResults} href="#results">
        {t("shell.skip.results")}
      </a>
      {isDemo && <div className={styles.ribbon}>{t("site.demo")}</div>}
      <header className={styles.header}>
        <Container>
          <div className={styles.bar}>
            <a className={styles.brand} href={addressOf("home")}>
              <svg className={styles.brandMark} viewBox="0 0 24 24" aria-hidden="true">
                <path d={frameDrawings.shamseh.d} />
              </svg>
              <span aria-hidden="true">{t("site.name")}</span>
              <Hidden>{t("shell.home")}</Hidden>
            </a>
            <nav className={styles.nav} aria-label={t("shell.nav")}>
              {linksOf(sections, environment).map(link)}
              {link(tracking)}
            </nav>
            <div className={styles.tools}>
              <span className={styles.phone}>
                <Text as="span" size="small" tone="soft" isUnbroken>
                  {t("shell.support")} <BriefSupportNumbers className={styles.call} />
                </Text>
              </span>
              <a
                className={styles.navLink}
                href={otherLanguage(at, locale)}
                lang={OTHER_LOCALE[locale]}
                hrefLang={OTHER_LOCALE[locale]}
              >
                <Drawing stroke={frameDrawings.globe} size="small" />
                &nbsp;{t("shell.language")}
              </a>
              <Account at={at} store={store} actions={actions} />
            </div>
          </div>
        </Container>
      </header>
      {isResolving && <Resolving label={t("shell.resolving")} />}
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isResolving || undefined}>
        <OwnDataContext.Provider value={store.own}>{children}</OwnDataContext.Provider>
      </main>
      <Footer store={store} actions={actions} />
      <ToastRegion
        toasts={toasts.toasts.value}
        words={{ region: t("toast.region"), close: t("toast.close") }}
        onHide={toasts.hide}
        onPause={toasts.pause}
        onResume={toasts.resume}
      />
    </div>
  );
});
