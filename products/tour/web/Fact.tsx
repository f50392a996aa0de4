import type { ReactNode } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./journey.css.ts";

/** Something that holds, in a sentence beside its picture. */
export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div className={styles.fact}>
    <span className={styles.factIcon}>
      <Icon name={icon} />
    </span>
    <Text size="small">{children}</Text>
  </div>
);
