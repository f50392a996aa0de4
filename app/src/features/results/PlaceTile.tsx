import { Picture, type PictureProps } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./PlaceTile.css.ts";

export type PlaceTileProps = {
  address: string;
  scene: PictureProps["scene"];
  name: string;
  /** From which price, in words; null without one. */
  price: string | null;
  /** Further lines, each one fact. */
  facts: readonly string[];
};

/** A place to go to, at a glance: its picture, its name, its price and a few facts. The whole tile is the link. */
export const PlaceTile = ({ address, scene, name, price, facts }: PlaceTileProps) => (
  <a className={styles.tile} href={address}>
    <Picture scene={scene} alt="" width={400} height={250} className={styles.picture} />
    <span className={styles.words}>
      <Text as="span" size="title">
        {name}
      </Text>
      {price !== null && <span className={styles.price}>{price}</span>}
      {facts.map((fact) => (
        <Text key={fact} as="span" size="caption" tone="soft">
          {fact}
        </Text>
      ))}
    </span>
  </a>
);
