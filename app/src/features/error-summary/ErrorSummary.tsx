import type { Ref } from "react";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./ErrorSummary.css.ts";

export type ErrorSummaryProps = {
  title: string;
  /** `target`: the name of the field's place on the page. */
  faults: readonly { target: string; text: string }[];
  /** Before the focus goes into a field: whatever hides it opens. */
  onGo?: (target: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** All faults, at the top; each line links to its field. */
export function ErrorSummary({ title, faults, onGo, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      <Notice look="danger">
        <Text size="label">{title}</Text>
        <ul className={styles.faults}>
          {faults.map(({ target, text }) => (
            <li key={target}>
              <a
                href={`#${target}`}
                onClick={(click) => {
                  onGo?.(target);
                  focusField(click, target);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Focuses the field itself, instead of only scrolling to it. */
function focusField(click: { preventDefault: () => void }, target: string): void {
  const place = document.getElementById(target);
  const field = place?.querySelector<HTMLElement>("input, select, textarea");
  if (!field) return;
  click.preventDefault();
  field.focus();
}
