import { issueOrdered } from "../reservation/issue.ts";
import { sendNotice } from "../reservation/notice.ts";
import type { Services } from "../services.ts";
import { sendEmail } from "./email.ts";
import type { MessageName, OutboxKind, OutboxPayload } from "./outbox.ts";
import { sendSms } from "./sms.ts";

/** Does what one message says; throws when it could not, to be tried again. Its name tells a repeated message. */
export type Handle = (payload: OutboxPayload, services: Services, name: MessageName) => Promise<void>;

/** Who does what waits in the outbox. Each area puts its own here. */
export const handlers: Readonly<Record<OutboxKind, Handle>> = {
  sms: sendSms,
  email: sendEmail,
  issue: issueOrdered,
  notice: sendNotice,
};
