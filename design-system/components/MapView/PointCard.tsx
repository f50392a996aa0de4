import { useEffect, useId, useRef } from "react";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import type { MapPoint, MapWords } from "./map-types.ts";
import * as styles from "./PointCard.css.ts";

export type PointCardProps = {
  point: MapPoint & { href: string };
  /** Position of this place among those of its pin. */
  at: { index: number; count: number };
  words: Pick<MapWords, "open" | "close" | "unavailable" | "position" | "next" | "previous">;
  /** Turns to another place of the same pin. */
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** Leads through the places that share a pin. */
function Turning({ at: { index, count }, words, onTurn }: Pick<PointCardProps, "at" | "words" | "onTurn">) {
  const { locale } = useLocale();
  const turn = (by: number) => () => onTurn((index + by + count) % count);
  return (
    <div className={styles.turning}>
      <IconButton icon="chevron-start" label={words.previous} onClick={turn(-1)} />
      <span role="status">
        <Text size="small">{words.position(formatNumber(index + 1, locale), formatNumber(count, locale))}</Text>
      </span>
      <IconButton icon="chevron-end" label={words.next} onClick={turn(1)} />
    </div>
  );
}

/**
 * Card of a pin: its name, its price and the link to its page.
 *
 * The focus moves to that link. It is in a dialog named by the place and described by its price, so both are read out
 * on entry; a live region would say them too, but leave a keyboard user on the pin, with every other pin between it and
 * the card.
 */
export function PointCard({ point: { name, price, href }, at, words, onTurn, onClose }: PointCardProps) {
  const id = useId();
  const card = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    card.current?.querySelector("a")?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <dialog
      ref={card}
      open
      className={styles.card}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-price`}
      data-point-card
    >
      <div className={styles.name}>
        <Heading level={2} look="title" id={`${id}-name`}>
          {name}
        </Heading>
      </div>
      <div className={styles.price} id={`${id}-price`}>
        {price ? (
          <Price amount={price.amount} suffix={`· ${price.of}`} />
        ) : (
          <Text size="small" tone="soft">
            {words.unavailable}
          </Text>
        )}
      </div>
      <div className={styles.action}>
        <Button href={href} isFullWidth>
          {words.open}
        </Button>
      </div>
      {at.count > 1 && <Turning at={at} words={words} onTurn={onTurn} />}
      <div className={styles.close}>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
    </dialog>
  );
}
