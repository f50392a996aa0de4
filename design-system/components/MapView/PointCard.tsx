import { useEffect, useId, useRef } from "react";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { MapPoint, MapWords } from "./map-types.ts";
import * as styles from "./PointCard.css.ts";

export type PointCardProps = {
  point: MapPoint & { href: string };
  words: Pick<MapWords, "open" | "close" | "unavailable">;
  onClose: () => void;
};

/**
 * Card of a pin: its name, its price and the link to its page.
 *
 * The focus moves to that link. It is in a dialog named by the place and described by its price, so both are read out
 * on entry; a live region would say them too, but leave a keyboard user on the pin, with every other pin between it and
 * the card.
 */
export function PointCard({ point: { name, price, href }, words, onClose }: PointCardProps) {
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
      <div className={styles.close}>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
    </dialog>
  );
}
