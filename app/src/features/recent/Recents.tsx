import { useEffect, useState } from "react";
import { clearRecentPlaces } from "#app/src/features/search/recent-places.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Recents.css.ts";
import { clearRecents, type Recent, type RecentKind, recentKinds, recents } from "./recent.ts";

const titles: Readonly<Record<RecentKind, MessageId>> = { viewed: "home.recent.viewed", search: "home.recent.search" };

/**
 * Items viewed and searches made in this browser. None of it is sent to the server, so it is rendered once scripts run,
 * and only if there is any.
 */
export function Recents({ actions }: { actions: Pick<ScreenActions, "say"> }) {
  const t = useText();
  const { locale, today } = useEnvironment();
  const [kept, setKept] = useState<Readonly<Record<RecentKind, readonly Recent[]>>>({ viewed: [], search: [] });
  useEffect(() => {
    setKept({ viewed: recents("viewed", locale, today), search: recents("search", locale, today) });
  }, [locale, today]);
  if (recentKinds.every((kind) => kept[kind].length === 0)) return null;

  function clear(): void {
    clearRecents();
    clearRecentPlaces();
    setKept({ viewed: [], search: [] });
    actions.say(t("home.recent.cleared"));
  }
  return (
    <section className={styles.section} aria-labelledby="recent">
      <Stack gap="xxs">
        <div className={styles.head}>
          <Heading level={2} id="recent">
            {t("home.recent")}
          </Heading>
          <div className={styles.clear}>
            <Button look="quiet" icon="close" onClick={clear}>
              {t("home.recent.clear")}
            </Button>
          </div>
        </div>
        <Text size="small" tone="soft">
          {t("home.recent.note")}
        </Text>
      </Stack>
      {recentKinds.map((kind) => (
        <List key={kind} title={t(titles[kind])} items={kept[kind]} />
      ))}
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly Recent[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3} look="label">
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map(({ address, title: name, detail }) => (
          <li key={address}>
            <a className={styles.link} href={address}>
              <bdi>{name}</bdi>
              <Text as="span" size="small" tone="soft">
                {detail}
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
