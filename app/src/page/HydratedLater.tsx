import { type ReactNode, Suspense } from "react";

/**
 * A part below the fold. The browser hydrates it after the rest of its screen is ready; until then it is the server's
 * markup, and a press or a key in it hydrates it at once.
 */
export const HydratedLater = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
