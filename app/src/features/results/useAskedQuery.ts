import { useEffect, useState } from "react";

/**
 * The last requested query: a tick shows at once, and the next one is added to it, before the list has arrived. An
 * arriving list resets it to its own query. So does Back, which drops the request under way.
 */
export function useAskedQuery(query: URLSearchParams): [URLSearchParams, (asked: URLSearchParams) => void] {
  const shown = query.toString();
  const [{ asked, over }, set] = useState({ asked: query, over: shown });
  useEffect(() => {
    const leave = () => set((state) => ({ ...state, over: "" }));
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, []);
  if (over !== shown) set({ asked: query, over: shown });
  return [asked, (next) => set({ asked: next, over: shown })];
}
