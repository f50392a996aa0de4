import type { Client } from "./client.ts";

/**
 * The same client for a screen that shows a refusal where it belongs, at its field or in one notice: no toast repeats it.
 */
export const inPlace = (client: Client): Client => ({
  call(target, ...[input]) {
    // Every call may be made with this; the compiler cannot see it through a call that it does not know yet.
    const shown = [target, { ...input, isRefusalShown: true }] as unknown as Parameters<
      typeof client.call<typeof target>
    >;
    return client.call(...shown);
  },
});
