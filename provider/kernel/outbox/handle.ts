import type { Services } from "../../services.ts";
import type { MessageName, OutboxKind, OutboxPayload } from "./outbox.ts";

/** Delivers one message; throws to have it retried. The message's name identifies a repetition. */
export type Handle = (payload: OutboxPayload, services: Services, name: MessageName) => Promise<void>;

/** The handler of each kind of message. */
export type OutboxHandlers = Readonly<Record<OutboxKind, Handle>>;
