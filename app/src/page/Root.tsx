import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { IntlShape } from "react-intl";
import { Shell } from "#app/src/features/shell/Shell.tsx";
import { FailureScreen } from "#app/src/screens/failure/FailureScreen.tsx";
import { NotFoundScreen } from "#app/src/screens/not-found/NotFoundScreen.tsx";
import type { Store } from "#app/src/store/store.ts";
import type { ScreenActions } from "./actions.ts";
import type { RenderEnvironment } from "./environment.ts";
import { PageProviders } from "./PageProviders.tsx";
import type { PageView } from "./view.ts";

export type RootProps = {
  environment: RenderEnvironment;
  intl: IntlShape;
  store: Store;
  actions: ScreenActions;
  view: ReadonlySignal<PageView>;
  /** Whether another page or answer is on its way (R15). */
  isResolving: ReadonlySignal<boolean>;
};

function Screen({ view, actions }: { view: PageView; actions: ScreenActions }) {
  if (view.kind === "not_found") return <NotFoundScreen actions={actions} />;
  if (view.kind === "failed") return <FailureScreen actions={actions} failure={view.failure} />;
  return <view.page.Screen data={view.data} actions={actions} />;
}

/** The whole document body: the same on the server and in the browser. */
export function Root({ environment, intl, store, actions, view, isResolving }: RootProps) {
  useSignals();
  return (
    <PageProviders environment={environment} intl={intl}>
      <Shell
        path={view.value.request.path}
        query={view.value.request.query}
        isResolving={isResolving.value}
        toasts={store.toasts}
        actions={actions}
      >
        <Screen view={view.value} actions={actions} />
      </Shell>
    </PageProviders>
  );
}
