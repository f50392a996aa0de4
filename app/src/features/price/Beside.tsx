import type { ReactNode } from "react";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./price.css.ts";

/** The line below a sum: its extent, and the saving where the earlier price is left out. */
export const Beside = ({ saving, children }: { saving: string | null; children: ReactNode }) => (
  <Text size="small" tone="soft">
    {children}
    {saving && (
      <span className={styles.savingBeside}>
        {" · "}
        {saving}
      </span>
    )}
  </Text>
);
