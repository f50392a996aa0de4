import { issueOrdered } from "../reservation/issue.ts";
import { sendNotice } from "../reservation/notice.ts";
import { sendEmail } from "./email.ts";
import type { OutboxHandlers } from "./handle.ts";
import { sendSms } from "./sms.ts";

/** The handler of each kind of message. Each area adds its own. */
export const outboxHandlers: OutboxHandlers = {
  sms: sendSms,
  email: sendEmail,
  issue: issueOrdered,
  notice: sendNotice,
};
