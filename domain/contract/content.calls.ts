import { calls } from "./call.ts";

/** Home and the four static pages. */
export const contentCalls = calls({
  home: { name: "content.home", method: "GET", path: "content/v2/home", who: "anyone", source: "ours" },
  page: { name: "content.page", method: "GET", path: "content/v2/pages/{slug}", who: "anyone", source: "ours" },
});
