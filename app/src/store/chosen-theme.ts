import { signal } from "@preact/signals-react";
import type { Theme } from "./theme.ts";

/** The chosen theme; the action `chooseTheme` sets it. Apart from the list of themes, which a page needs later. */
export const createChosenTheme = signal<Theme>;
