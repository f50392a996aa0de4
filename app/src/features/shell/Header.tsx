import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, useRef } from "react";
import { BriefSupportNumbers } from "#app/src/features/support/BriefSupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Address } from "#app/src/store/address.ts";
import type { Store } from "#app/src/store/store.ts";
import { sessionName } from "#app/src/store/user-name.ts";
import { Drawing } from "#design-system/components/Icon/Drawing.tsx";
import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { LANGUAGE } from "#domain/addresses/carried.ts";
import { documentIn } from "#domain/addresses/document-language.ts";
import { queryInLanguage } from "#domain/addresses/party-audience.ts";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { linksOf, sections, tracking } from "./frame-links.ts";
import * as styles from "./Shell.css.ts";
import { Unread } from "./Unread.tsx";

/** The id of the sections, which are a menu on a telephone. */
const SECTIONS = "sections";

/**
 * The address of this page in the other language, or of the other document, whatever the site's language.
 */
function otherLanguage({ path, query }: Address, locale: "fa" | "en"): string {
  const twin = documentIn(path, OTHER_LOCALE[locale]);
  if (twin !== null) return twin;
  const next = queryInLanguage(query, locale, OTHER_LOCALE[locale]);
  next.set(LANGUAGE, OTHER_LOCALE[locale]);
  return `${path}?${next}`;
}

export type HeaderProps = {
  /** The address that its links come back to. */
  at: Address;
  store: Pick<Store, "session">;
  actions: Pick<ScreenActions, "account" | "logIn">;
};

/**
 * The user's name or the login link, once scripts run: the server's page is the same for all visitors. Both are one
 * element, to which the focus comes back from the log-in.
 */
function Account({ at: { path, query }, store, actions }: HeaderProps) {
  useSignals();
  const { session } = store;
  const t = useText();
  const { locale } = useEnvironment();
  const link = useRef<HTMLAnchorElement>(null);
  const isIn = useHydrated() && session.isLoggedIn.value;
  const name = isIn ? sessionName(session.user.value, session.payload.value, locale) : "";
  const unread = session.user.value?.unread ?? 0;
  const isLoginPage = path === pathTo("login");
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

/** The sections that links lead to: a row where there is room, a menu on a telephone. */
function Sections({ at }: Pick<HeaderProps, "at">) {
  const t = useText();
  const environment = useEnvironment();
  // A new page closes the menu.
  return (
    <nav key={at.path} id={SECTIONS} popover="auto" className={styles.nav} aria-label={t("shell.nav")}>
      {linksOf([...sections, tracking], environment).map(({ address, words }) => (
        <a
          key={address}
          className={styles.navLink}
          href={address}
          aria-current={at.path === address.replace(/\?.*/s, "") ? "page" : undefined}
        >
          {t(words)}
        </a>
      ))}
    </nav>
  );
}

/** The head of every page. */
export function Header({ at, store, actions }: HeaderProps) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  return (
    <header className={styles.header}>
      {isDemo && <div className={styles.ribbon}>{t("site.demo")}</div>}
      <Container>
        <div className={styles.bar}>
          <a className={styles.brand} href={addressOf("home")}>
            <svg className={styles.brandMark} viewBox="0 0 24 24" aria-hidden="true">
              <path d={frameDrawings.shamseh.d} />
            </svg>
            <span aria-hidden="true">{t("site.name")}</span>
            <Hidden>{t("shell.home")}</Hidden>
          </a>
          <Sections at={at} />
          <div className={styles.tools}>
            <span className={styles.phone}>
              <Text as="span" size="small" tone="soft" isUnbroken>
                {t("shell.support")} <BriefSupportNumbers className={styles.call} />
              </Text>
            </span>
            <Account at={at} store={store} actions={actions} />
            {/* After the name, which is known late: its place is the same before and then. */}
            <a
              className={styles.navLink}
              href={otherLanguage(at, locale)}
              lang={OTHER_LOCALE[locale]}
              hrefLang={OTHER_LOCALE[locale]}
            >
              <span className={styles.globe}>
                <Drawing stroke={frameDrawings.globe} size="small" />
              </span>
              {t("shell.language")}
            </a>
            <button
              type="button"
              className={cx(styles.navLink, styles.menu)}
              popoverTarget={SECTIONS}
              aria-label={t("shell.nav")}
            >
              <Drawing stroke={frameDrawings.menu} size="large" />
            </button>
          </div>
        </div>
      </Container>
    </header>
  );
}
