import { Component, lazy, type ReactNode, Suspense } from "react";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { View } from "#app/src/store/view.ts";
import type { Field } from "./early-typed.ts";

export type PageBoundaryProps = { view: View; children: ReactNode };
/** Fields of a broken screen, with their values; null while none broke. */
type State = { left: Iterable<Field> | null };

/** In the on-demand chunk, which a hydrated page has loaded: it needs no network any more. */
const BrokenPage = lazy(async () => ({ default: (await fetchOnDemand()).BrokenPage }));

/**
 * The error boundary of every page: a screen that breaks in rendering is replaced by an explanation and ways to go on,
 * and the page's frame stays. Fields are read while they are still on the page, and their values never leave the
 * document.
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
