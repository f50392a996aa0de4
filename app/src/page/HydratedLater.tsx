import { type ReactNode, Suspense } from "react";

/**
 * A part below the fold. The browser hydrates it after the rest of its screen has said that it is ready; until then it is
 * what the server drew, and a press or a key in it hydrates it at once.
 */
export const HydratedLater = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
