import { useContext } from "react";
import { ofPair } from "#domain/text/in-locale.ts";
import { PageLocale } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";
import type { Prop } from "./props.ts";

type ControlProps = {
  prop: Prop;
  value: unknown;
  /** The story's own value, used when none is set. */
  usual: unknown;
  onChange: (value: unknown) => void;
};

const textOf = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** Control with which a designer changes one argument of the playground. */
export function PropControl({ prop: { name, control, options }, value, usual, onChange }: ControlProps) {
  const locale = useContext(PageLocale);
  const common = { "aria-label": name, className: "component-control" };
  if (control === "boolean")
    return (
      <input
        {...common}
        className="component-control-box"
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (control === "select")
    return (
      <select
        {...common}
        dir="ltr"
        value={options.indexOf(value)}
        onChange={({ target }) => onChange(options[Number(target.value)])}
      >
        <option value={-1}>{ofPair(pageWords.notSet, locale)}</option>
        {options.map((option, index) => (
          <option key={textOf(option)} value={index}>
            {textOf(option)}
          </option>
        ))}
      </select>
    );
  if (control === "number")
    return (
      <input
        {...common}
        dir="ltr"
        type="number"
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
      />
    );
  return (
    <input
      {...common}
      dir="auto"
      value={textOf(value)}
      placeholder={textOf(usual)}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    />
  );
}
