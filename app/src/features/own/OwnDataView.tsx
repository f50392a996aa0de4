import { type ReactNode, useEffect } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import type { Failure } from "#app/src/api/result.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./OwnDataView.css.ts";
import type { OwnHandle } from "./useOwnData.ts";

export type OwnDataViewProps<T> = {
  handle: Pick<OwnHandle<T>, "own" | "reload">;
  /** Shaped like the final content, so that nothing moves when it arrives. */
  placeholder: ReactNode;
  /** It is all of a page: a failure is then the page's title too. */
  isPage?: boolean;
  children: (value: T) => ReactNode;
};

/** Shows personal data: its skeleton while loading, the data, or the failure with a retry. */
export function OwnDataView<T>({ handle, placeholder, isPage = false, children }: OwnDataViewProps<T>) {
  const t = useText();
  const { own, reload } = handle;
  if (own.kind === "ready") return children(own.value);
  if (own.kind === "failed") return <Missing failure={own.failure} isPage={isPage} onRetry={() => void reload()} />;
  return (
    <div aria-busy="true" className={isPage ? styles.wholePage : undefined}>
      <Hidden as="p">{t("own.loading")}</Hidden>
      {placeholder}
    </div>
  );
}

const kindOf = (failure: Failure): "login" | "missing" | "refused" | "away" => {
  if (failure.kind !== "status") return "away";
  if (failure.status === 401) return "login";
  if (failure.status === 422) return "refused";
  return failure.status === 404 ? "missing" : "away";
};

/** While there is a title, it is the document's; then it is as before. */
function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

type MissingProps = { failure: Failure; isPage: boolean; onRetry: () => void };

function Missing({ failure, isPage, onRetry }: MissingProps) {
  const t = useText();
  const kind = kindOf(failure);
  const title = t(`own.${kind}.title`);
  useDocumentTitle(isPage ? t("site.title", { page: title }) : null);
  return (
    <EmptyState
      title={title}
      headingLevel={isPage ? 1 : 2}
      text={(kind === "refused" && messageOf(failure)) || t(`own.${kind}.text`)}
      picture={kind === "away" ? "broken" : "empty"}
    >
      <Inline gap="sm" justify="center">
        {kind === "missing" ? (
          <Button look="primary" href={addressOf("home")}>
            {t("own.home")}
          </Button>
        ) : (
          <Button look="primary" icon={kind === "away" ? "retry" : undefined} onClick={onRetry}>
            {t(kind === "login" ? "own.logIn" : "own.retry")}
          </Button>
        )}
        <Text as="span" size="small" tone="soft" isUnbroken>
          {t("shell.support")} <SupportNumbers />
        </Text>
      </Inline>
    </EmptyState>
  );
}
