import type { StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode } from "react";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { withWords } from "#app/src/page/story.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";

type Values = Readonly<Record<string, string | number | boolean>>;

/** A control of the workbench for one value. Names are in both languages: `"شمار اتاق‌ها · Rooms"`. */
type Control = {
  description: string;
  control: { type: "boolean" | "select" | "text" } | { type: "number"; min: number; max: number };
  options?: readonly (string | number)[];
};

/** One of some values. */
export const oneOf = (description: string, options: readonly string[]): Control => ({
  description,
  control: { type: "select" },
  options,
});

/** A whole number in a range. */
export const count = (description: string, min: number, max: number): Control => ({
  description,
  control: { type: "number", min, max },
});

/** Yes or no. */
export const isSo = (description: string): Control => ({ description, control: { type: "boolean" } });

/** Words typed by the reviewer. */
export const typed = (description: string): Control => ({ description, control: { type: "text" } });

/** Values of the same kinds: what a control can set. */
type Settable<V> = {
  [Name in keyof V]: V[Name] extends boolean ? boolean : V[Name] extends number ? number : string;
};

type Controls<V> = { [Name in keyof V]: Control };

/**
 * First story of a part of screens: drawn from its controls, and begun again when one changes, since such parts keep
 * what was typed. Components of the design system need no such list: their controls are their props.
 */
export const playground = <V extends Values>(
  values: V,
  controls: Controls<V>,
  draw: (values: Settable<V>, actions: ScreenActions, locale: Locale) => ReactNode,
): StoryObj => ({
  args: values,
  argTypes: controls,
  render: (args, context) =>
    withWords((actions) => (
      <Fragment key={JSON.stringify(args)}>
        {draw(args as Settable<V>, actions, localeOf(context.globals["locale"]))}
      </Fragment>
    ))(args, context as Parameters<ReturnType<typeof withWords>>[1]),
});
