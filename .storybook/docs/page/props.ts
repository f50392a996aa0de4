import type { StrictArgTypes } from "storybook/internal/types";

type ControlKind = "boolean" | "select" | "number" | "text";

/** One row of a table of props, from its TypeScript type. */
export type Prop = {
  name: string;
  type: string;
  isRequired: boolean;
  usually: string | undefined;
  description: string;
  control: ControlKind | null;
  options: readonly unknown[];
};

const kinds: Readonly<Record<string, ControlKind>> = {
  boolean: "boolean",
  select: "select",
  radio: "select",
  "inline-radio": "select",
  "multi-select": "select",
  number: "number",
  range: "number",
  text: "text",
};

/** Members shown of a longer union, followed by their number: fifty icons are too many for a table. */
const MOST = 10;

function typeOf({ table, options }: StrictArgTypes[string]): string {
  if (!options || options.length <= MOST) return table?.type?.summary ?? "";
  const first = options.slice(0, 3).map((option) => JSON.stringify(option));
  return `${first.join(" | ")} | … (${options.length})`;
}

const rank = ({ isRequired, control }: Prop): number => (isRequired ? 0 : control === null ? 2 : 1);

/** The rows: required props first, those without a control last. Stories give the words of `worded` props as text. */
export function propsOf(argTypes: StrictArgTypes, worded: ReadonlySet<string>): Prop[] {
  return Object.entries(argTypes)
    .filter(([, one]) => !one.table?.disable)
    .map(([name, one]) => {
      const kind = (one.control as { type?: string } | undefined)?.type ?? "";
      return {
        name,
        type: typeOf(one),
        isRequired: (one.type as { required?: boolean } | undefined)?.required === true,
        usually: one.table?.defaultValue?.summary,
        description: one.description ?? "",
        control: kinds[kind] ?? (worded.has(name) ? ("text" as const) : null),
        options: one.options ?? [],
      };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}
