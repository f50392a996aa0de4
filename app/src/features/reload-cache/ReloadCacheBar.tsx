import { useState } from "react";
import type { Result } from "#app/src/api/result.ts";
import { useText } from "#app/src/messages/words.ts";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./ReloadCacheBar.css.ts";

/** Time for which the failure message is shown before the page is reloaded, milliseconds. */
const READING_MS = 2_500;

export type ReloadCacheBarProps = {
  /** The page's path and query. */
  page: string;
  /** Revalidates the page. */
  refresh: () => Promise<Result<unknown>>;
  reload: () => void;
};

/** R75, R76: the button of colleagues that revalidates a page and loads it again, whether or not that worked. */
export function ReloadCacheBar({ page, refresh, reload }: ReloadCacheBarProps) {
  const t = useText();
  const [state, setState] = useState<"idle" | "updating" | "failed">("idle");

  async function update(): Promise<void> {
    setState("updating");
    const result = await refresh();
    if (!result.ok) {
      setState("failed");
      await new Promise((resolve) => setTimeout(resolve, READING_MS));
    }
    reload();
  }

  const texts = {
    idle: t("reloadCache.text"),
    updating: t("reloadCache.updating"),
    failed: t("reloadCache.failed"),
  } as const;
  return (
    <aside className={styles.bar} aria-label={t("reloadCache.region")}>
      <Container>
        <Inline gap="md" justify="between">
          <div className={styles.words}>
            <div role="status">
              <Text size="small" tone={state === "failed" ? "anar" : "soft"}>
                {texts[state]}
              </Text>
            </div>
            <div className={styles.address}>
              <Text as="span" size="caption" tone="mute">
                <Latin>{page}</Latin>
              </Text>
            </div>
          </div>
          <Button look="outline" icon="retry" isBusy={state !== "idle"} onClick={() => void update()}>
            {t("reloadCache.button")}
          </Button>
        </Inline>
      </Container>
    </aside>
  );
}
