import { type ReactNode, useState } from "react";
import { browserSharer, shareLink } from "#app/src/features/share/share.ts";
import { useText } from "#app/src/messages/words.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";

/** Sending of anonymous links to companions, with what is said of it: `said` stands on the page. */
export function useLinkSending(): {
  said: ReactNode;
  /** Says that a call was not answered. */
  fail: () => void;
  /** @param path without what this document carries on, such as its party: that is its booker's. */
  send: (title: string, path: string) => Promise<void>;
} {
  const t = useText();
  const [said, setSaid] = useState<{ text: string; isFailed: boolean } | null>(null);
  return {
    said: (
      <div role="status">
        {said !== null && <Notice look={said.isFailed ? "danger" : "success"}>{said.text}</Notice>}
      </div>
    ),
    fail: () => setSaid({ text: t("reserve.pay.parts.giveUpFailed"), isFailed: true }),
    async send(title, path) {
      const outcome = await shareLink(title, location.origin + path, browserSharer());
      if (outcome === "copied") setSaid({ text: t("reserve.together.copied"), isFailed: false });
      if (outcome === "failed") setSaid({ text: t("reserve.together.notCopied"), isFailed: true });
    },
  };
}
