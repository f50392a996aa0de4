import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as leaving from "./leaving.shapes.ts";

/** Export of a user's own data, and deletion of the account. */
export const leavingCalls = {
  ownData: call<typeof envelope.nothing, typeof leaving.ownDataValue>()({
    name: "leaving.ownData",
    method: "GET",
    path: "user/v2/own-data",
    who: "user",
    source: "ours",
  }),
  hindrances: call<typeof envelope.nothing, typeof leaving.leavingValue>()({
    name: "leaving.hindrances",
    method: "GET",
    path: "user/v2/account/hindrances",
    who: "user",
    source: "ours",
  }),
  deleteAccount: call<typeof envelope.nothing, typeof envelope.done>()({
    name: "leaving.deleteAccount",
    method: "POST",
    path: "user/v2/account/delete",
    who: "user",
    source: "ours",
  }),
};
