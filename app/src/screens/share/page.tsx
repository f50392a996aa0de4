import { privateHead } from "#app/src/features/own/private-head.ts";
import { definePage, notFoundOrFailed } from "#app/src/page/page.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { ShareScreen } from "./ShareScreen.tsx";

export default definePage({
  areas: ["reserve"],
  async load({ client, request: { match } }) {
    const token = match.params["share_token"] ?? "";
    const found = await client.call(shareCalls.read, { params: { share_token: token } });
    return found.ok ? { kind: "ready", data: { token, share: found.value } } : notFoundOrFailed(found.failure);
  },
  Screen: ShareScreen,
});

export const head = privateHead("reserve.share.page");
