import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { sessionCalls } from "#domain/contract/session.calls.ts";
import type { SessionsValue } from "#domain/contract/session.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import * as styles from "./profile.css.ts";

type Session = SessionsValue[number];

/** The user's sessions, each with a way to log it out. */
export function Sessions({ client, say }: { client: Client; say: (text: string) => void }) {
  const t = useText();
  const sessions = useOwnData(() => client.call(sessionCalls.list), "");
  const ending = useIntent();

  /** @param id null: all the others. */
  async function end(id: string | null): Promise<void> {
    const result = await client.call(sessionCalls.end, {
      body: { id },
      idempotencyKey: ending.keyOf(id ?? "others"),
    });
    if (!result.ok) return sessions.reload();
    say(t(id === null ? "panel.sessions.endedOthers" : "panel.sessions.ended"));
    sessions.put(result.value);
  }

  return (
    <OwnDataView handle={sessions} placeholder={<Skeleton />}>
      {(open) => (
        <Stack gap="md">
          <ul className={styles.list}>
            {open.map((session) => (
              <li key={session.id} className={styles.account}>
                <SessionText session={session} />
                {!session.is_current && (
                  <Button look="quiet" onClick={() => void end(session.id)} describedBy={`session-${session.id}`}>
                    {t("panel.sessions.end")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {open.length > 2 && (
            <Inline>
              <Button look="outline" onClick={() => void end(null)}>
                {t("panel.sessions.endOthers")}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </OwnDataView>
  );
}

/** «کروم در اندروید», as far as it is known. */
function deviceText({ browser, system }: Session, t: Translate): string {
  const name = t(`panel.sessions.browser.${browser ?? "other"}`);
  if (system === null || system === "other") return name;
  return t("panel.sessions.device", { browser: name, system: t(`panel.sessions.system.${system}`) });
}

function SessionText({ session }: { session: Session }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <Stack gap="xxs">
      <Text as="span" size="label" id={`session-${session.id}`}>
        {deviceText(session, t)}
      </Text>
      <Text as="span" size="small" tone="soft">
        {t("panel.sessions.since", { moment: formatMoment(session.created_at, environment) })}
      </Text>
      <Text as="span" size="small" tone="soft">
        {session.is_current
          ? t("panel.sessions.current")
          : t("panel.sessions.until", { moment: formatMoment(session.expires_at, environment) })}
      </Text>
    </Stack>
  );
}
