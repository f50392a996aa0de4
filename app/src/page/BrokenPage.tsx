import { useEffect, useRef } from "react";
import type { View } from "#app/src/store/view.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { brokenWords } from "./broken-words.ts";
import { type Field, typeAgain } from "./early-typed.ts";
import { useEnvironment } from "./environment.ts";

export type BrokenPageProps = {
  /** Fields of the broken screen, with their typed values. */
  left: Iterable<Field>;
  /** The view that the page shows. When it changes, another screen replaces this one. */
  view: View;
  /** Draws the screen of the view. */
  onAgain: () => void;
};

/** Views that were drawn again already: a second break is not answered in the same way. */
const drawnAgain = new WeakSet<object>();

/**
 * Replaces a screen that broke in rendering. On request the screen is rendered again with the typed values; if it
 * breaks again, its document is reloaded. Nothing reloads by itself, so there is no endless loop.
 */
export function BrokenPage({ left, view, onAgain }: BrokenPageProps) {
  const { locale } = useEnvironment();
  const wayOn = useRef<HTMLButtonElement>(null);
  const broken = view.peek();
  const isSecond = drawnAgain.has(broken);
  const words = brokenWords[locale];

  useEffect(() => wayOn.current?.focus(), []);
  useEffect(() => view.subscribe((next) => next !== broken && onAgain()), [view, broken, onAgain]);

  function drawAgain(): void {
    drawnAgain.add(broken);
    typeAgain(left);
    onAgain();
  }

  return (
    <Container>
      <div role="alert">
        <EmptyState picture="broken" headingLevel={1} title={words.title} text={isSecond ? words.again : words.text}>
          <Button ref={wayOn} look="primary" icon="retry" onClick={isSecond ? () => location.reload() : drawAgain}>
            {isSecond ? words.open : words.draw}
          </Button>
          <Button look="outline" href={addressOf("home")}>
            {words.home}
          </Button>
        </EmptyState>
      </div>
    </Container>
  );
}
