import { sendEmail } from "./kernel/outbox/email.ts";
import type { OutboxHandlers } from "./kernel/outbox/handle.ts";
import { sendSms } from "./kernel/outbox/sms.ts";
import { issueOrdered } from "./shop/reservation/issue.ts";
import { sendNotice } from "./shop/reservation/notice.ts";

/** The handler of each kind of message. Each area adds its own. */
export const outboxHandlers: OutboxHandlers = {
  sms: sendSms,
  email: sendEmail,
  issue: issueOrdered,
  notice: sendNotice,
};
