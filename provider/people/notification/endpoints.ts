import { notificationCalls } from "#domain/contract/notification.calls.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { notificationsPage, readNotifications } from "./notification.ts";

const list = endpoint({
  call: notificationCalls.list,
  answer: ({ query, principal }, { database, products }) =>
    notificationsPage(database, products, signedIn(principal).userId, query.page),
});

const read = effect({
  call: notificationCalls.read,
  effect: ({ body, principal }, tx) => readNotifications(tx, signedIn(principal).userId, body.up_to),
});

/** Events of a user's bookings, money and questions. */
export const notificationEndpoints: readonly Endpoint[] = [list, read];
