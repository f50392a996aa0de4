import { useState } from "react";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwn } from "#app/src/features/own/useOwn.ts";
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
import { ListShape } from "./ListShape.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PlaceProps } from "./PanelScreen.tsx";

function nameOf(guest: GuestValue, locale: "fa" | "en"): string {
  const persian = [guest.first_name_fa, guest.last_name_fa].filter(Boolean).join(" ");
  const latin = [guest.first_name_en, guest.last_name_en].filter(Boolean).join(" ");
  return ofPair([persian || latin, latin || persian], locale);
}

/** R26: those one travels with, kept to be booked for again. */
export function Guests({ actions }: PlaceProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const guests = useOwn(() => actions.client.call(accountCalls.guests), "", "guests");
  /** Whose form is open: `new`, or a guest's number. */
  const [edited, setEdited] = useState<"new" | number | null>(null);
  const [leaving, setLeaving] = useState<GuestValue | null>(null);
  const removing = useIntent();

  async function remove({ id }: GuestValue): Promise<void> {
    const result = await actions.client.call(accountCalls.deleteGuest, {
      params: { id },
      idempotencyKey: removing.keyOf(id),
    });
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
      <OwnPlace handle={guests} placeholder={<ListShape rows={3} />}>
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
                    <div className={styles.person}>
                      <span>
                        <Text as="span" size="label">
                          <bdi>{nameOf(guest, locale)}</bdi>
                        </Text>
                        <Text size="small" tone="soft">
                          {t("panel.guests.born", { date: formatDate(guest.birth_date, environment, "long") })}
                        </Text>
                      </span>
                      <Inline>
                        <Button look="outline" onClick={() => setEdited(guest.id)}>
                          {t("panel.guests.edit")}
                        </Button>
                        <Button look="quiet" onClick={() => setLeaving(guest)}>
                          {t("panel.guests.delete")}
                        </Button>
                      </Inline>
                    </div>
                  )}
                </Surface>
              ))}
            </ul>
            {edited === "new" ? (
              <Surface>
                <GuestForm
                  title={t("panel.guests.new")}
                  guest={null}
                  client={actions.client}
                  onSaved={() => void saved()}
                  onClose={() => setEdited(null)}
                />
              </Surface>
            ) : (
              <Inline>
                <Button look="primary" icon="plus" onClick={() => setEdited("new")}>
                  {t("panel.guests.add")}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </OwnPlace>
      <Inline>
        {leaving !== null && (
          <Dialog
            isOpen
            role="alertdialog"
            onClose={() => setLeaving(null)}
            title={t("panel.guests.delete.title")}
            closeLabel={t("common.close")}
            footer={
              <Inline gap="sm" justify="end">
                <Button look="outline" onClick={() => setLeaving(null)}>
                  {t("panel.guests.keep")}
                </Button>
                <Button look="danger" onClick={() => void remove(leaving)}>
                  {t("panel.guests.delete")}
                </Button>
              </Inline>
            }
          >
            <Text>{t("panel.guests.delete.text", { name: nameOf(leaving, locale) })}</Text>
          </Dialog>
        )}
      </Inline>
    </Stack>
  );
}
