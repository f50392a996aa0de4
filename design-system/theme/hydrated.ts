import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, then true. For controls that need a script to do anything. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
