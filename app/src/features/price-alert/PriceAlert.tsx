import { type ComponentType, useState } from "react";
import { loadWithWords } from "#app/src/messages/with-words.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ToolButton } from "#design-system/components/ActionBar/ToolBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { AlertSubject } from "./alert-subject.ts";
import * as styles from "./PriceAlert.css.ts";
import type { PriceAlertDialogProps } from "./PriceAlertDialog.tsx";

export type PriceAlertProps = {
  subject: AlertSubject;
  actions: ScreenActions;
  /** A tool of a list on a narrow screen. */
  isTool?: boolean;
};

/**
 * Asks for an SMS when the price of the page's subject falls, or when it can be booked again. Needs a log-in; its dialog is
 * loaded on demand.
 */
export function PriceAlert({ subject, actions, isTool = false }: PriceAlertProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [Ask, setAsk] = useState<ComponentType<PriceAlertDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOfPlace = subject.waitsFor === "place";
  const label = t(isOfPlace ? `alert.place.open.${subject.kind}` : "alert.open");
  async function open(): Promise<void> {
    if (!(actions.isLoggedIn() || (await actions.logIn()))) return;
    const load = async () => (await import("./PriceAlertDialog.tsx")).PriceAlertDialog;
    const Loaded = Ask ?? (await loadWithWords(load, ["alert", "sale", "own"], locale));
    setAsk(() => Loaded);
    setOpen(true);
  }
  return (
    <div className={isTool ? styles.tool : styles.place}>
      {isTool ? (
        <ToolButton icon="clock" label={label} onPress={() => void open()} />
      ) : (
        <Button look={isOfPlace ? "outline" : "quiet"} icon="clock" onClick={() => void open()}>
          {label}
        </Button>
      )}
      {Ask && <Ask title={label} isOpen={isOpen} subject={subject} actions={actions} onClose={() => setOpen(false)} />}
    </div>
  );
}
