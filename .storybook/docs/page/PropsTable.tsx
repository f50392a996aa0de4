import type { ReactNode } from "react";
import { PageText } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";
import type { Prop } from "./props.ts";

type PropsTableProps = {
  props: readonly Prop[];
  /** Renders the control of a prop, when there is a playground beside the table. */
  control?: (prop: Prop) => ReactNode;
};

/** Props of a component. Names, types and descriptions come from its code, so they are English, left to right. */
export const PropsTable = ({ props, control }: PropsTableProps) => (
  <div className="component-props">
    {props.map((prop) => (
      <div key={prop.name} className="component-prop">
        <div className="component-prop-name">
          <code>{prop.name}</code>
          {prop.isRequired && (
            <span className="component-required">
              <PageText text={pageWords.required} />
            </span>
          )}
        </div>
        <div className="component-prop-facts">
          <div dir="ltr">
            <code className="component-type">{prop.type}</code>
          </div>
          {prop.usually !== undefined && (
            <div className="component-usually">
              <PageText text={pageWords.usually} /> <code>{prop.usually}</code>
            </div>
          )}
          {prop.description !== "" && (
            <p className="component-prop-words" dir="ltr" lang="en">
              {prop.description.replaceAll("`", "")}
            </p>
          )}
        </div>
        {control && <div className="component-prop-control">{prop.control && control(prop)}</div>}
      </div>
    ))}
  </div>
);
