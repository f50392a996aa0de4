import { issueOrdered } from "../reservation/issue.ts";
import { sendNotice } from "../reservation/notice.ts";
import type { Services } from "../services.ts";
import { sendEmail } from "./email.ts";
import type { MessageName, OutboxKind, OutboxPayload } from "./outbox.ts";
import { sendSms } from "./sms.ts";

/** Delivers one message; throws to have it retried. The message's name identifies a repetition. */
export type Handle = (payload: OutboxPayload, services: Services, name: MessageName) => Promise<void>;

/** The handler of each kind of message. Each area adds its own. */
export const handlers: Readonly<Record<OutboxKind, Handle>> = {
  sms: sendSms,
  email: sendEmail,
  issue: issueOrdered,
  notice: sendNotice,
};
