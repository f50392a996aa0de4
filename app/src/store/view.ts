import { type Signal, signal } from "@preact/signals-react";
import type { DrawnView, PageView } from "#app/src/page/view.ts";

/** The page that the address resolves to, with its data; in the browser it is at first the one that the server drew. */
export const createView = signal<PageView | DrawnView>;

export type View = Signal<PageView | DrawnView>;
