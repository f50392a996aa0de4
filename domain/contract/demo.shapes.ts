import { z } from "zod";

export const messageInput = z.strictObject({ challenge: z.string().max(64) });
/** `text` is null until the message is sent. */
export const messageValue = z.object({ text: z.string().nullable() });
export type DemoMessageValue = z.infer<typeof messageValue>;
