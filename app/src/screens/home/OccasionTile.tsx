import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Scene } from "#design-system/illustration/scene.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./HomeScreen.css.ts";

type Occasion = { address: string; title: MessageId; text: MessageId; scene: Scene };

/**
 * The landings that a traveller may want to see from here (R49, R50, R53), with the pictures that they begin with, and
 * the products that are no stays.
 */
export const occasions: readonly Occasion[] = [
  {
    address: addressOf("tours"),
    title: "shell.nav.tours",
    text: "home.occasions.tours",
    scene: { slug: "Tours", city: "Kish", hour: "day", view: "skyline" },
  },
  {
    address: addressOf("home", {}, { kind: "flight" }),
    title: "shell.nav.flights",
    text: "home.occasions.flights",
    scene: { slug: "Flights", city: "Tehran", hour: "dawn", view: "skyline" },
  },
  {
    address: addressOf("nowruz"),
    title: "shell.occasions.nowruz",
    text: "home.occasions.nowruz",
    scene: { slug: "Nowruz", city: "Shiraz", hour: "dawn", view: "courtyard" },
  },
  {
    address: addressOf("chabahar"),
    title: "shell.occasions.chabahar",
    text: "home.occasions.chabahar",
    scene: { slug: "Chabahar", city: "Chabahar", hour: "dusk", view: "skyline" },
  },
  {
    address: addressOf("oneNightOffer"),
    title: "shell.occasions.oneNight",
    text: "home.occasions.oneNight",
    scene: { slug: "OneNightOffer", city: "Yazd", hour: "night", view: "skyline" },
  },
];

export function OccasionTile({ address, title, text, scene }: Occasion) {
  const t = useText();
  return (
    <a className={styles.tile} href={address}>
      <Picture scene={scene} alt="" width={480} height={270} className={styles.occasionPicture} />
      <span className={styles.tileText}>
        <Text as="span" size="title">
          {t(title)}
        </Text>
        <Text as="span" size="small" tone="soft">
          {t(text)}
        </Text>
      </span>
    </a>
  );
}
