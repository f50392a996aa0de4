import type { Catalogue } from "#app/src/messages/catalogue.ts";
import type { AnyPage } from "#app/src/page/page.ts";
import { screenModule, screenPath } from "#app/src/screen-files.ts";

/**
 * Modules of each screen and words of each area: about eighty file addresses, which the entry does not hold. A page
 * links this chunk with those of its screen, and they are fetched in parallel.
 */
const screenModules = import.meta.glob<AnyPage>(["/app/src/screens/*/page.tsx", "/products/*/web/*/page.tsx"], {
  // The page alone: its head, which the same module may export, stays on the server.
  import: "default",
});

/** Loads the page of a screen (`Route.screen`). */
export async function loadScreen(screen: string): Promise<AnyPage> {
  const load = screenModules[`/${screenModule(screen)}`];
  if (load === undefined) throw new Error(`There is no screen in ${screenPath(screen)}`);
  return load();
}

export const catalogues = import.meta.glob<Catalogue>(
  ["./messages/compiled/*/*.json", "!./messages/compiled/*/shared.json"],
  { import: "default" },
);

export const keptVouchers = () => import("./store/offline-vouchers.ts");
export const account = () => import("./store/account.ts");

/** The log-in, whose files the entry does not link either. */
export const loginDialog = async () => (await import("./features/login/LoginDialog.tsx")).LoginDialog;

export { errorReporter } from "./api/error-report.ts";
export { ReloadCache } from "./features/reload-cache/ReloadCache.tsx";
export { FrameEnd } from "./features/shell/FrameEnd.tsx";
export { askLogin } from "./page/ask-login.ts";
export { BrokenPage } from "./page/BrokenPage.tsx";
export { chooseTheme } from "./page/choose-theme.ts";
export { wakeUp } from "./page/wake-up.ts";
