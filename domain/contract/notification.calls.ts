import { call } from "./call.ts";
import type * as notification from "./notification.shapes.ts";

/** Notifications of a user's bookings, money and questions, and which of them were seen. */
export const notificationCalls = {
  list: call<typeof notification.notificationsQuery, typeof notification.notificationsValue>()({
    name: "notification.list",
    method: "GET",
    path: "user/v2/notifications",
    who: "user",
    source: "ours",
  }),
  read: call<typeof notification.readNotificationsInput, typeof notification.readNotificationsValue>()({
    name: "notification.read",
    method: "POST",
    path: "user/v2/notifications/read",
    who: "user",
    source: "ours",
    idempotency: "honoured",
  }),
};
