import { useEffect, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./DemoMessage.css.ts";
import type { KeptCode } from "./pending-codes.ts";

export type DemoMessageProps = {
  sent: KeptCode;
  read: (challenge: string) => Promise<string | null>;
  /** Types the code for the visitor, as a telephone's keyboard offers it. */
  onChoose: (code: string) => void;
};

/** Milliseconds between two looks whether the message has left. */
const PAUSE = 1_000;

/** The message that the demonstration sends to no telephone, as a telephone would show it. */
export function DemoMessage({ sent, read, onChoose }: DemoMessageProps) {
  const t = useText();
  const text = useMessage(sent, read);
  const [words = "", ...line] = (text ?? "").split("\n\n");
  const code = /(?<!\d)\d{6}(?!\d)/.exec(words)?.[0];
  return (
    <div className={styles.place} role="status">
      <Text size="caption" tone="mute">
        {t("code.demo")}
      </Text>
      {text !== null && (
        <div className={styles.bubble}>
          <Text as="strong" size="small">
            {t("site.name")}
          </Text>
          <Text dir="auto">{words}</Text>
          {line.map((part) => (
            <Text key={part} as="div" size="caption" tone="mute">
              <Latin>{part}</Latin>
            </Text>
          ))}
          {code !== undefined && (
            <Button look="outline" onClick={() => onChoose(code)}>
              {t("code.demo.fill")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The message's text once it was sent, polled until then. */
function useMessage({ challenge, sentAt }: KeptCode, read: DemoMessageProps["read"]): string | null {
  const [text, setText] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one challenge has one message, however it is read.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function look(): Promise<void> {
      const found = await read(challenge);
      if (isGone) return;
      if (found === null) timer = setTimeout(look, PAUSE);
      else setText(found);
    }
    timer = setTimeout(look, Math.max(0, sentAt - browserNow()));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [challenge]);
  return text;
}
