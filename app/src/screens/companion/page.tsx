import { privateHead } from "#app/src/features/own/private-head.ts";
import { definePage, notFoundOrFailed } from "#app/src/page/page.ts";
import { companionCalls } from "#domain/contract/companion.calls.ts";
import { CompanionScreen } from "./CompanionScreen.tsx";

export default definePage({
  areas: ["reserve"],
  async load({ client, request: { match } }) {
    const params = { companion_token: match.params["companion_token"] ?? "" };
    const found = await client.call(companionCalls.read, { params });
    return found.ok ? { kind: "ready", data: found.value } : notFoundOrFailed(found.failure);
  },
  Screen: CompanionScreen,
});

export const head = privateHead("reserve.companion.page");
