import { useSignals } from "@preact/signals-react/runtime";
import { type Approximation, approximation } from "#app/src/store/approximation.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";

/** The manner in which sums are told in the chosen currency; null where none is, and while a part of the page is as the server drew it. */
export function useApproximation(): Approximation | null {
  useSignals();
  const told = approximation.value;
  return useHydrated() ? told : null;
}
