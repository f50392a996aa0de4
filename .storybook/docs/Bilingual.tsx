import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { useToolbar } from "./toolbar.ts";
import "./guide.css";

type Children = { children: ReactNode };

/** A page of the guide: Persian first, English beside it where there is room. */
export function Guide({ children }: Children) {
  useToolbar();
  return (
    <Unstyled>
      <article className="guide" dir="rtl" lang="fa">
        {children}
      </article>
    </Unstyled>
  );
}

/** One thought in both languages. */
export const Beside = ({ children }: Children) => <section className="guide-beside">{children}</section>;

export const Fa = ({ children }: Children) => (
  <div dir="rtl" lang="fa">
    {children}
  </div>
);

export const En = ({ children }: Children) => (
  <div className="guide-en" dir="ltr" lang="en">
    {children}
  </div>
);
