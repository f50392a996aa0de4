import type { Signal } from "@preact/signals-react";
import { navigate } from "wouter/use-browser-location";
import type { PropertyApi } from "#app/src/api/property.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Toasts } from "#app/src/store/toasts.ts";
import type { RenderEnvironment } from "./environment.ts";
import { linkFollowed, staysInPage } from "./in-page.ts";
import type { PageRequest } from "./page.ts";
import { type PageView, viewOf } from "./view.ts";

export type NavigationOptions = {
  view: Signal<PageView>;
  isResolving: Signal<boolean>;
  api: PropertyApi;
  environment: RenderEnvironment;
  t: Translate;
  toasts: Toasts;
};

/** Where a list begins: brought into view when another page of it is shown. */
const RESULTS = "results";

/**
 * Moves between addresses: in the page where only the query changes, by a full load otherwise (R72, A18, A19).
 * Views that were already open come back at once, so that going back also restores the scroll position.
 */
export function followLinks({ view, isResolving, api, environment, t, toasts }: NavigationOptions) {
  const opened = new Map<string, PageView>([[location.search, view.value]]);
  let latest = 0;

  async function open(search: string): Promise<void> {
    latest += 1;
    const turn = latest;
    const from = view.value;
    if (from.kind !== "ready") return location.reload();
    const known = opened.get(search);
    if (known) {
      isResolving.value = false;
      view.value = known;
      return;
    }
    const request: PageRequest = { ...from.request, query: new URLSearchParams(search) };
    isResolving.value = true;
    const loaded = await from.page.load({ request, api, environment });
    if (turn !== latest) return;
    isResolving.value = false;
    if (loaded.kind === "moved") return location.replace(loaded.address);
    if (loaded.kind === "failed" && loaded.failure.kind === "cancel") return;
    if (loaded.kind === "failed") {
      toasts.show({ body: t("failure.toast"), theme: "danger", clearable: true });
      return;
    }
    const next = viewOf(from.page, request, loaded);
    opened.set(search, next);
    view.value = next;
    if (from.request.query.get("page") !== request.query.get("page")) showResults();
  }

  function showResults(): void {
    const results = document.getElementById(RESULTS);
    requestAnimationFrame(() => {
      results?.scrollIntoView({ block: "start" });
      results?.focus({ preventScroll: true });
    });
  }

  function go(address: string): void {
    const here = new URL(location.href);
    const to = new URL(address, here);
    if (!staysInPage(here, to)) {
      isResolving.value = true;
      location.assign(to.href);
      return;
    }
    navigate(to.pathname + to.search + to.hash);
    void open(to.search);
  }

  document.addEventListener("click", (click) => {
    const here = new URL(location.href);
    const to = linkFollowed(click, here);
    if (to === null) return;
    if (staysInPage(here, to)) {
      click.preventDefault();
      go(to.href);
    } else if (to.origin === here.origin && to.pathname !== here.pathname) isResolving.value = true;
  });
  addEventListener("popstate", () => void open(location.search));
  addEventListener("pageshow", () => {
    isResolving.value = false;
  });

  return { go };
}
