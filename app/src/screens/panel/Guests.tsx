import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { nationalityOf } from "#app/src/features/traveller/traveller-draft.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { GuestForm } from "./GuestForm.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PanelSectionProps } from "./sections.ts";

function nameOf(guest: GuestValue, locale: "fa" | "en"): string {
  const persian = [guest.first_name_fa, guest.last_name_fa].filter(Boolean).join(" ");
  const latin = [guest.first_name_en, guest.last_name_en].filter(Boolean).join(" ");
  return ofPair([persian || latin, latin || persian], locale);
}

type GuestProps = { guest: GuestValue; onEdit: () => void; onDelete: () => void };

function Guest({ guest, onEdit, onDelete }: GuestProps) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <div className={styles.person}>
      <span>
        <Text as="span" size="label">
          <bdi>{nameOf(guest, environment.locale)}</bdi>
        </Text>
        <Text size="small" tone="soft">
          {t("panel.guests.born", { date: formatDate(guest.birth_date, environment, "long") })}
        </Text>
      </span>
      <Inline>
        <Button look="outline" onClick={onEdit}>
          {t("panel.guests.edit")}
        </Button>
        <Button look="quiet" onClick={onDelete}>
          {t("panel.guests.delete")}
        </Button>
      </Inline>
    </div>
  );
}

type LeavingProps = { guest: GuestValue; onKeep: () => void; onDelete: () => void };

/** Asked once more before anybody is forgotten. */
function Leaving({ guest, onKeep, onDelete }: LeavingProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onKeep}
      title={t("panel.guests.delete.title")}
      closeLabel={t("common.close")}
      footer={
        <Inline gap="sm" justify="end">
          <Button look="outline" onClick={onKeep}>
            {t("panel.guests.keep")}
          </Button>
          <Button look="danger" onClick={onDelete}>
            {t("panel.guests.delete")}
          </Button>
        </Inline>
      }
    >
      <Text>{t("panel.guests.delete.text", { name: nameOf(guest, locale) })}</Text>
    </Dialog>
  );
}

type NewGuestProps = {
  isOpen: boolean;
  nationality: string | undefined;
  client: PanelSectionProps["actions"]["client"];
  onOpen: () => void;
  onSaved: () => void;
  onClose: () => void;
};

/** The way to one more, and its form. */
function NewGuest({ isOpen, nationality, client, onOpen, onSaved, onClose }: NewGuestProps) {
  const t = useText();
  if (isOpen) {
    return (
      <Surface>
        <GuestForm title={t("panel.guests.new")} guest={null} {...{ nationality, client, onSaved, onClose }} />
      </Surface>
    );
  }
  return (
    <Inline>
      <Button look="primary" icon="plus" onClick={onOpen}>
        {t("panel.guests.add")}
      </Button>
    </Inline>
  );
}

/** R26: saved travellers. */
export function Guests({ actions }: PanelSectionProps) {
  const t = useText();
  const guests = useOwnData(() => actions.client.call(accountCalls.guests), "", "guests");
  /** The open form: `new`, or a guest's number. */
  const [edited, setEdited] = useState<"new" | number | null>(null);
  const [leaving, setLeaving] = useState<GuestValue | null>(null);
  const removing = useIntent();

  async function remove({ id }: GuestValue): Promise<void> {
    const idempotencyKey = removing.keyOf(id);
    const result = await actions.client.call(accountCalls.deleteGuest, { params: { id }, idempotencyKey });
    setLeaving(null);
    if (result.ok) actions.say(t("panel.guests.deleted"));
    await guests.reload();
  }

  async function saved(): Promise<void> {
    setEdited(null);
    actions.say(t("panel.guests.saved"));
    await guests.reload();
  }

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{t("panel.guests")}</Heading>
        <Text tone="soft">{t("panel.guests.lead")}</Text>
      </Stack>
      <OwnDataView handle={guests} placeholder={<ListSkeleton rows={3} />}>
        {(list) => (
          <Stack gap="md">
            {list.length === 0 && edited === null && (
              <EmptyState title={t("panel.guests.empty")} text={t("panel.guests.empty.text")} />
            )}
            <ul className={styles.list}>
              {list.map((guest) => (
                <Surface as="li" key={guest.id}>
                  {edited === guest.id ? (
                    <GuestForm
                      title={t("panel.guests.editing")}
                      guest={guest}
                      client={actions.client}
                      onSaved={() => void saved()}
                      onClose={() => setEdited(null)}
                    />
                  ) : (
                    <Guest guest={guest} onEdit={() => setEdited(guest.id)} onDelete={() => setLeaving(guest)} />
                  )}
                </Surface>
              ))}
            </ul>
            <NewGuest
              isOpen={edited === "new"}
              nationality={nationalityOf(list)}
              client={actions.client}
              onOpen={() => setEdited("new")}
              onSaved={() => void saved()}
              onClose={() => setEdited(null)}
            />
          </Stack>
        )}
      </OwnDataView>
      <Inline>
        {leaving !== null && (
          <Leaving guest={leaving} onKeep={() => setLeaving(null)} onDelete={() => void remove(leaving)} />
        )}
      </Inline>
    </Stack>
  );
}
