import { expect } from "vitest";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { reasonMessage } from "#domain/messages/refusals.ts";
import type { TourQuoteValue, TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, logIn, newKey, textsTo } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour, touristsFor } from "#tests/support/tour.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { sweepReservations } from "./timers.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Released stock of each product, in the words of its notice. */
const RELEASED = { stay: /اتاق آزاد/, tour: /جای شما آزاد/, flight: /جای شما آزاد/ } as const;

onProvider("A booking that is never paid", (provider, onEngine) => {
  const stays = bookingAt(provider);
  const flights = flightBookingAt(provider);
  type Booked = { user: Caller & { mobile: string }; path: string };
  const made: Readonly<Record<"stay" | "tour" | "flight", () => Promise<Booked>>> = {
    async stay() {
      const { user, reservation } = await stays.submitted(await stays.make());
      return { user, path: `reserve/v2/${reservation.confirmation_code}` };
    },
    async tour() {
      await standAtFrozenNoon(stays.database());
      const tour = await prepareTour(stays.database());
      const user = await logIn(provider.app);
      const { value } = await callerOf(provider.app).post<TourQuoteValue>("tour/v2/reserve/quote", tour.request());
      const reservation = await user.post<TourReservationValue>(
        "tour/v2/reserve/create",
        { quote_id: value.quote_id },
        newKey(),
      );
      const path = `tour/v2/reserve/${reservation.value.confirmation_code}`;
      await user.post(`${path}/save-passengers`, touristsFor(), newKey());
      await user.post(`${path}/submit`, {}, newKey());
      return { user, path };
    },
    async flight() {
      const { user, code } = await flights.submitted(12);
      return { user, path: `flight/v2/reserve/${code}` };
    },
  };
  const read = async ({ user, path }: Booked) => (await user.get<ReservationEnvelope>(path)).value;
  const told = async ({ user }: Booked) =>
    (await user.get<NotificationsValue>("user/v2/notifications")).value.items.map(({ word }) => word);
  const sms = async ({ user }: Booked): Promise<string[]> => {
    await runOutbox(provider.services);
    await runOutbox(provider.services);
    return textsTo(provider.app, user.mobile);
  };
  /** Time goes on, and the sweeper alone has seen it. */
  const later = async (seconds: number) => {
    await wait(stays.database(), seconds);
    await sweepReservations(provider.services);
  };

  for (const product of ["stay", "tour", "flight"] as const) {
    const make = made[product];
    onEngine(`R187 of a ${product} is told at its deadline, and at the end of its grace`, async () => {
      const booked = await make();
      expect((await read(booked)).status).toBe("ready_to_pay");
      await later(31 * MINUTE);
      expect(await told(booked)).toEqual(["payment_deadline_expired"]);
      const [deadlineText] = await sms(booked);
      expect(deadlineText).toMatch(/مهلت پرداخت رزرو .* به پایان رسید\. تا .*ساعت .* تمدید کنید/);
      expect(deadlineText).toMatch(RELEASED[product]);
      await later(31 * MINUTE);
      expect(await told(booked)).toEqual(["reservation_expired", "payment_deadline_expired"]);
      const [endText] = await sms(booked);
      expect(endText).toMatch(/پرداخت نشد و .* آزاد شد/);
      expect(endText).toMatch(RELEASED[product]);
      expect(await read(booked)).toMatchObject({ status: "expired", status_reason: "payment_deadline_expired" });
    });

    onEngine(`R187 of a ${product} is told at the end of its extension, and that there is no other`, async () => {
      const booked = await make();
      const extend = () =>
        booked.user.post<StayReservationValue>(`${booked.path}/extend-payment-deadline`, {}, newKey());
      expect((await extend()).status).toBe(200);
      await later(2 * HOUR);
      expect(await told(booked)).toEqual(["payment_extension_expired"]);
      const [text] = await sms(booked);
      expect(text).toMatch(/مهلت تمدیدشدهٔ پرداخت رزرو .* هم به پایان رسید/);
      expect(text).toMatch(RELEASED[product]);
      expect(await read(booked)).toMatchObject({ status: "expired", status_reason: "payment_extension_expired" });
      // A request for an extension, or a payment, is answered the same.
      const { confirmation_code } = await read(booked);
      const start = { confirmation_code, gateway: "test", use_wallet: false };
      for (const { status, reason, message } of [
        await extend(),
        await booked.user.post("payment/v2/start", start, newKey()),
      ]) {
        expect([status, reason]).toEqual([422, "payment_extension_expired"]);
        expect(message).toBe(reasonMessage("payment_extension_expired", {}, "fa"));
      }
    });
  }

  onEngine("is told of its grace only while that lasts, where the sweeper comes late", async () => {
    const booked = await made.stay();
    await later(2 * HOUR);
    expect(await told(booked)).toEqual(["reservation_expired", "payment_deadline_expired"]);
    const texts = (await sms(booked)).filter((text) => text.includes("رزرو"));
    expect(texts.filter((text) => /تمدید کنید/.test(text))).toEqual([]);
    expect(texts[0]).toMatch(/پرداخت نشد/);
  });

  onEngine("and was never answered is told too", async () => {
    const { user, reservation } = await stays.submitted(await stays.make({ confirmation: "on_request" }));
    const booked = { user, path: `reserve/v2/${reservation.confirmation_code}` };
    expect((await read(booked)).status).toBe("under_review");
    await later(72 * HOUR);
    expect(await told(booked)).toEqual(["review_expired"]);
    expect((await sms(booked))[0]).toMatch(/تا پایان مهلت .* پاسخ نداد/);
    expect(await read(booked)).toMatchObject({ status: "expired", status_reason: "review_expired" });
  });
});
