import { call } from "./call.ts";
import type * as demo from "./demo.shapes.ts";

/** What only the demonstration answers to a browser: no part of the contract, and in production nothing stands there. */
export const demoCalls = {
  /** The message with the code that was asked for with this challenge. */
  message: call<typeof demo.messageInput, typeof demo.messageValue>()({
    name: "demo.message",
    method: "GET",
    path: "__demo/message",
    who: "anyone",
    source: "ours",
  }),
};
