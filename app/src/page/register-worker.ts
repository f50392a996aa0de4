import { SITE_WORKER, trustedScript } from "./trusted-scripts.ts";

let isAsked = false;

/** Registers the offline worker. If the browser refuses, the site works as it does without one. */
export async function registerWorker(): Promise<void> {
  if (isAsked || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isAsked = true;
  try {
    await navigator.serviceWorker.register(trustedScript(SITE_WORKER), { scope: "/" });
  } catch {
    // A private window, or storage that is full: pages then need a network, as before.
  }
}
