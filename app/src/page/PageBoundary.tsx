import type { ReadonlySignal } from "@preact/signals-react";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { Field } from "./early-typed.ts";
import type { DrawnView, PageView } from "./view.ts";

export type PageBoundaryProps = { view: ReadonlySignal<PageView | DrawnView>; children: ReactNode };
/** The fields of a screen that broke, with what they held; null of one that did not. */
type State = { left: Iterable<Field> | null };

/** In the chunk that a page fetched when it woke: it needs no line any more. */
const BrokenPage = lazy(async () => ({ default: (await fetchOnDemand()).BrokenPage }));

/**
 * The error boundary of every page: a screen that breaks in rendering is replaced by what happened and a way on, and the
 * page's frame stays. Fields are read while they still stand on the page, and nothing of them leaves the document.
 */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  static getDerivedStateFromError = (): State => ({
    left: document.querySelectorAll("main :is(input,textarea,select)"),
  });

  override state: State = { left: null };

  override render(): ReactNode {
    const { left } = this.state;
    if (left === null) return this.props.children;
    return (
      <Suspense>
        <BrokenPage left={left} view={this.props.view} onAgain={() => this.setState({ left: null })} />
      </Suspense>
    );
  }
}
