import type { ReactNode } from "react";
import { Heading } from "#design-system/components/Text/Text.tsx";
import * as styles from "./voucher.css.ts";

type SheetPartProps = {
  /** Subject of the section, unique on its sheet. */
  name: string;
  title: string;
  /** The sheet's place, from 0. */
  sheet: number;
  children: ReactNode;
};

/** A section of a voucher's sheet, told apart from that of another sheet by the sheet's own heading. */
export const SheetPart = ({ name, title, sheet, children }: SheetPartProps) => {
  const id = `voucher-${name}-${sheet}`;
  return (
    <section className={styles.part} aria-labelledby={sheet === 0 ? id : `${id} voucher-${sheet}`}>
      <Heading level={sheet === 0 ? 2 : 3} look="label" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
