import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Scene } from "#design-system/illustration/scene.ts";
import { addressOf, type FixedRoute } from "#domain/addresses/routes.ts";
import * as styles from "./HomeScreen.css.ts";

type Occasion = { route: FixedRoute; title: MessageId; text: MessageId; scene: Scene };

/** The landings that a traveller may want to see from here (R49, R50, R53), with the pictures that they begin with. */
export const occasions: readonly Occasion[] = [
  {
    route: "nowruz",
    title: "shell.occasions.nowruz",
    text: "home.occasions.nowruz",
    scene: { slug: "Nowruz", city: "Shiraz", hour: "dawn", view: "courtyard" },
  },
  {
    route: "chabahar",
    title: "shell.occasions.chabahar",
    text: "home.occasions.chabahar",
    scene: { slug: "Chabahar", city: "Chabahar", hour: "dusk", view: "skyline" },
  },
  {
    route: "oneNightOffer",
    title: "shell.occasions.oneNight",
    text: "home.occasions.oneNight",
    scene: { slug: "OneNightOffer", city: "Yazd", hour: "night", view: "skyline" },
  },
];

export function OccasionTile({ route, title, text, scene }: Occasion) {
  const t = useText();
  return (
    <a className={styles.tile} href={addressOf(route)}>
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
