import { call } from "./call.ts";
import type * as demo from "./demo.shapes.ts";

/** Calls of the demonstration only: not part of the contract, and absent in production. */
export const demoCalls = {
  /** The message with the code requested by this challenge. */
  message: call<typeof demo.messageInput, typeof demo.messageValue>()({
    name: "demo.message",
    method: "GET",
    path: "__demo/message",
    who: "anyone",
    source: "ours",
  }),
};
