import { useEffect, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { shamsehPath } from "#design-system/illustration/shamseh.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { Whole } from "#products/load-whole.ts";
import { deadlineText } from "./deadline-text.ts";
import * as styles from "./NextTrip.css.ts";

type Task = { id: string; title: string; text?: string; href?: string; isDone: boolean };

const STAR = shamsehPath(11, 12, 12);

/** A star for each task: outlined while it is open, filled with a tick once it is done. */
function TaskStar({ isDone }: { isDone: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={isDone ? styles.doneStar : styles.taskStar} aria-hidden="true">
      <path d={STAR} />
      {isDone && <path d="m7.5 12.3 3 3 6-6.3" className={styles.doneTick} />}
    </svg>
  );
}

/** True when this browser keeps the voucher of a reservation; null until that is known. */
function useKept(code: string, vouchers: ScreenActions["vouchers"]): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    void vouchers.all().then((all) => isHere && setKept(all.some((one) => one.confirmation_code === code)));
    return () => {
      isHere = false;
    };
  }, [code, vouchers]);
  return isKept;
}

/** Tasks of a reservation: the open ones first. */
function useTasks({ value, parts }: Whole, actions: Pick<ScreenActions, "vouchers">): readonly Task[] {
  const t = useText();
  const environment = useEnvironment();
  const { confirmation_code: code, kind, totals, payment_deadline_at, hold_expires_at } = value;
  const isKept = useKept(code, actions.vouchers);
  const page = addressOf("panelReserve", { confirmation_code: code });
  const scope = parts.tripOf(value).scope;
  const tasks: Task[] = [];
  if (value.actions.includes("save_guests") && hold_expires_at !== null) {
    const title = t("panel.trips.name", { time: deadlineText(hold_expires_at, t, environment) });
    tasks.push({ id: "name", title, href: reservationAddress(kind, "prepare", code), isDone: false });
  }
  // A deadline that has passed is still named, and nothing can be paid by it.
  if (value.actions.includes("pay") && payment_deadline_at !== null) {
    const time = deadlineText(payment_deadline_at, t, environment);
    tasks.push({ id: "pay", title: t("panel.trips.pay", { time }), href: page, isDone: false });
  }
  if (parts.asksForAnswer?.(value)) {
    tasks.push({ id: "answer", title: t("panel.trips.answer"), href: page, isDone: false });
  }
  for (const task of parts.tasksOf?.(value, t, environment) ?? []) tasks.push({ ...task, isDone: false });
  const documents = { title: t(`panel.trips.documents.${scope}`), text: t(`panel.trips.documents.${scope}.text`) };
  tasks.push({ id: "documents", ...documents, isDone: false });
  if (value.actions.includes("voucher")) {
    const paper = parts.say("voucher.step", t, environment.locale);
    const isDone = isKept === true;
    tasks.push({
      id: "kept",
      title: t(isDone ? "panel.trips.kept" : "panel.trips.keep", { paper }),
      ...(!isDone && { href: reservationAddress(kind, "voucher", code) }),
      isDone,
    });
  }
  if (totals.paid > 0) {
    const title = t("panel.trips.paid", { amount: formatMoneyText(totals.paid, environment.locale) });
    tasks.push({ id: "paid", title, isDone: true });
  }
  return tasks.sort((one, other) => Number(one.isDone) - Number(other.isDone));
}

/** Everything to be done before a trip, and what is done. */
export function TripTasks({ whole, actions }: { whole: Whole; actions: Pick<ScreenActions, "vouchers"> }) {
  const t = useText();
  const tasks = useTasks(whole, actions);
  return (
    <ul className={styles.todo} aria-label={t("panel.trips.todo")}>
      {tasks.map(({ id, title, text, href, isDone }) => (
        <li key={id} className={styles.task}>
          <TaskStar isDone={isDone} />
          <span>
            <Text as="div" size="label" tone={isDone ? "soft" : "ink"}>
              {isDone && <Hidden>{t("panel.trips.done")} </Hidden>}
              {href === undefined ? (
                title
              ) : (
                <a className={styles.taskLink} href={href}>
                  {title}
                </a>
              )}
            </Text>
            {text && (
              <Text as="div" size="small" tone="soft">
                {text}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
