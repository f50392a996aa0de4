import type { ReactNode } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { BankAccounts } from "#app/src/features/profile/BankAccounts.tsx";
import { ContactForm } from "#app/src/features/profile/ContactForm.tsx";
import { Leaving } from "#app/src/features/profile/Leaving.tsx";
import { LegalForm } from "#app/src/features/profile/LegalForm.tsx";
import { PasswordForm } from "#app/src/features/profile/PasswordForm.tsx";
import { PersonalForm } from "#app/src/features/profile/PersonalForm.tsx";
import { Reachable, type ReachableProps } from "#app/src/features/profile/Reachable.tsx";
import { Sessions } from "#app/src/features/profile/Sessions.tsx";
import { useFreshCode } from "#app/src/features/profile/useFreshCode.tsx";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { ProfileValue } from "#domain/contract/profile.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import type { PanelSectionProps } from "./sections.ts";

/** Time to show that the account was deleted, milliseconds, before the log-out loads another document. */
const SAID_MS = 3_000;

type SectionProps = { id: string; title: MessageId; text?: MessageId; children: ReactNode };

function Section({ id, title, text, children }: SectionProps) {
  const t = useText();
  return (
    <Surface as="section" labelledBy={id}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} look="title" id={id}>
            {t(title)}
          </Heading>
          {text && (
            <Text size="small" tone="soft">
              {t(text)}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Surface>
  );
}

type ReachablesProps = Pick<ReachableProps, "client" | "whenFresh"> & {
  mobile: string | null;
  contact: ProfileValue["contact"];
  onMobile: () => void;
  onContact: ReachableProps["onConfirmed"];
};

/** The phone number and e-mail address at which the user is reached. */
const Reachables = ({ mobile, contact, client, whenFresh, onMobile, onContact }: ReachablesProps) => (
  <>
    <Reachable field="mobile" value={mobile} isConfirmed client={client} whenFresh={whenFresh} onConfirmed={onMobile} />
    <Reachable
      field="email"
      value={contact?.email ?? null}
      isConfirmed={contact?.email_verified ?? false}
      client={client}
      whenFresh={whenFresh}
      onConfirmed={onContact}
    />
  </>
);

type AccessProps = Pick<ReachableProps, "client" | "whenFresh"> & {
  hasPassword: boolean;
  say: (text: string) => void;
  onSaved: () => void;
};

/** Sections guarded by a fresh code: the password, the sessions, and the accounts for refunds. */
const Access = ({ hasPassword, client, say, whenFresh, onSaved }: AccessProps) => (
  <>
    <Section id="password" title="panel.password">
      <PasswordForm
        key={String(hasPassword)}
        hasPassword={hasPassword}
        client={client}
        whenFresh={whenFresh}
        onSaved={onSaved}
      />
    </Section>
    <Section id="sessions" title="panel.sessions" text="panel.sessions.text">
      <Sessions client={client} say={say} />
    </Section>
    <Section id="bank" title="panel.bank" text="panel.bank.text">
      <BankAccounts client={client} whenFresh={whenFresh} say={say} />
    </Section>
  </>
);

function Completeness({ percent }: { percent: number }) {
  const t = useText();
  const { locale } = useEnvironment();
  return <Text tone="soft">{t("panel.information.complete", { percent: formatPercent(percent, locale) })}</Text>;
}

/** R24: personal data, contacts, log-in and the accounts that refunds go to. */
export function Information({ actions }: PanelSectionProps) {
  const t = useText();
  const { client, say } = actions;
  const me = useOwnData(() => client.call(userCalls.me), "", "me");
  const profile = useOwnData(() => client.call(profileCalls.details), "", "profile");
  const account = me.own.kind === "ready" ? me.own.value : null;
  const { whenFresh, dialog } = useFreshCode(client, account?.mobile ?? "");

  /** Sets saved values, and revalidates the profile's completeness and the name in the header. */
  function saved(part: Partial<ProfileValue>): void {
    if (profile.own.kind === "ready") profile.put({ ...profile.own.value, ...part });
    say(t("panel.saved"));
    void Promise.all([profile.reload(), me.reload()]);
  }

  function changed(words: "panel.saved" | "panel.password.saved"): void {
    say(t(words));
    void me.reload();
  }

  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.information")}</Heading>
      <OwnDataView handle={profile} placeholder={<ListSkeleton rows={3} />}>
        {({ personal, legal, contact, completeness }) => (
          <Stack gap="lg">
            {completeness < 100 && <Completeness percent={completeness} />}
            <Section id="personal" title="panel.personal" text="panel.personal.text">
              <PersonalForm value={personal} client={client} onSaved={(value) => saved({ personal: value })} />
            </Section>
            <Section id="reachable" title="panel.reachable" text="panel.reachable.text">
              <Reachables
                mobile={account?.mobile ?? null}
                contact={contact}
                client={client}
                whenFresh={whenFresh}
                onMobile={() => changed("panel.saved")}
                onContact={(value) => saved({ contact: value })}
              />
            </Section>
            <Section id="contact" title="panel.contact">
              <ContactForm value={contact} client={client} onSaved={(value) => saved({ contact: value })} />
            </Section>
            <Access
              hasPassword={account?.has_password ?? false}
              client={client}
              say={say}
              whenFresh={whenFresh}
              onSaved={() => changed("panel.password.saved")}
            />
            <Section id="legal" title="panel.legal" text="panel.legal.text">
              <LegalForm value={legal} client={client} onSaved={(value) => saved({ legal: value })} />
            </Section>
            <Section id="leaving" title="panel.leaving" text="panel.leaving.text">
              <Leaving
                client={client}
                whenFresh={whenFresh}
                say={say}
                onDeleted={() => setTimeout(() => void actions.account.logOut(), SAID_MS)}
              />
            </Section>
          </Stack>
        )}
      </OwnDataView>
      {dialog}
    </Stack>
  );
}
