import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, memo, type ReactNode } from "react";
import { OwnDataContext } from "#app/src/features/own/own-data.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { HydratedLater } from "#app/src/page/HydratedLater.tsx";
import type { Address } from "#app/src/store/address.ts";
import type { Store } from "#app/src/store/store.ts";
import { Resolving } from "#design-system/components/Loading/Loading.tsx";
import { ToastRegion } from "#design-system/components/Toast/Toast.tsx";
import type { FrameEndProps } from "./FrameEnd.tsx";
import { Header } from "./Header.tsx";
import * as styles from "./Shell.css.ts";

export type ShellProps = {
  /** The address that links around the screen come back to. */
  at: Address;
  store: Pick<Store, "isResolving" | "own" | "session" | "theme" | "toasts">;
  actions: ScreenActions;
  /** The frame below the screen, whose code the browser loads once the page is there. */
  End: ComponentType<FrameEndProps>;
  children: ReactNode;
};

/** Frame around every screen. */
export const Shell = memo(({ at, store, actions, End, children }: ShellProps) => {
  useSignals();
  const { toasts } = store;
  const isResolving = store.isResolving.value;
  const t = useText();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t("shell.skip")}
      </a>
      <a className={styles.skipToResults} href="#results">
        {t("shell.skip.results")}
      </a>
      <Header at={at} store={store} actions={actions} />
      {isResolving && <Resolving label={t("shell.resolving")} />}
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isResolving || undefined}>
        <OwnDataContext.Provider value={store.own}>{children}</OwnDataContext.Provider>
      </main>
      <HydratedLater>
        <End at={at} store={store} actions={actions} />
      </HydratedLater>
      <ToastRegion
        toasts={toasts.toasts.value}
        words={{ region: t("toast.region"), close: t("toast.close") }}
        onHide={toasts.hide}
        onPause={toasts.pause}
        onResume={toasts.resume}
      />
    </div>
  );
});
