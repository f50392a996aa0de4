import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Shell, type ShellProps } from "#app/src/features/shell/Shell.tsx";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import type { Words } from "#app/src/messages/words.ts";
import type { Store } from "#app/src/store/store.ts";
import type { ScreenActions } from "./actions.ts";
import type { RenderEnvironment } from "./environment.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageProviders } from "./PageProviders.tsx";

export type RootProps = Pick<ShellProps, "End"> & {
  environment: RenderEnvironment;
  words: Words;
  store: Store;
  actions: ScreenActions;
  /** Called when the screen is hydrated. */
  onScreenReady?: () => void;
};

/** Most visitors never log in, and a short wait is acceptable. */
const LoginDialog = lazy(async () => ({ default: await (await fetchOnDemand()).loginDialog() }));

/** For colleagues only. A page that is awake has its code. */
const ReloadCache = lazy(async () => ({ default: (await fetchOnDemand()).ReloadCache }));

type ScreenPlaceProps = Pick<RootProps, "actions"> & Pick<Store, "view"> & { onReady: () => void };

/** Subscribes to the view itself: a new view renders the screen, not the frame around it. */
function ScreenPlace({ view, actions, onReady }: ScreenPlaceProps) {
  useSignals();
  const shown = view.value;
  const { page, data } = shown.kind === "drawn" ? use(shown.arriving) : shown;
  useEffect(onReady, [onReady]);
  return <page.Screen data={data} actions={actions} />;
}

/**
 * The whole document body: the same on the server and in the browser. The screen is a boundary of its own, so that the
 * frame comes to life without waiting for the screen's code. Its element is kept: React would throw away what the
 * server drew if it changed before its code is there.
 */
export function Root({ environment, words, store, actions, End, onScreenReady }: RootProps) {
  useSignals();
  // Links around the screen follow its address once it is painted.
  const { view } = store;
  const at = useDeferredValue(store.address.value);
  const [isAwake, setAwake] = useState(false);
  const screen = useMemo(
    () => (
      <PageBoundary view={view}>
        <Suspense fallback={null}>
          <ScreenPlace
            view={view}
            actions={actions}
            onReady={() => {
              setAwake(true);
              onScreenReady?.();
            }}
          />
        </Suspense>
      </PageBoundary>
    ),
    [view, actions, onScreenReady],
  );
  return (
    <PageProviders environment={environment} t={words.t}>
      <Shell at={at} store={store} actions={actions} End={End}>
        {screen}
      </Shell>
      {isAwake && (
        <Suspense fallback={null}>
          <ReloadCache at={at} client={actions.client} words={words} loadWords={loadCatalogue} />
        </Suspense>
      )}
      {store.loginAsk.isOpen.value && (
        <Suspense fallback={null}>
          <LoginDialog account={actions.account} ask={store.loginAsk} />
        </Suspense>
      )}
    </PageProviders>
  );
}
