import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Scene } from "#design-system/illustration/scene.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./Door.css.ts";

/** Its address is made when it is drawn: links carry on what the document does. */
type DoorProps = { to: () => string; title: MessageId; text: MessageId; scene: Scene };

/** The landings that a traveller may want to see from here (R49, R50, R53), with the pictures that they begin with. */
export const occasions: readonly DoorProps[] = [
  {
    to: () => addressOf("nowruz"),
    title: "shell.occasions.nowruz",
    text: "home.occasions.nowruz",
    scene: { slug: "Nowruz", city: "Shiraz", hour: "dawn", view: "courtyard" },
  },
  {
    to: () => addressOf("chabahar"),
    title: "shell.occasions.chabahar",
    text: "home.occasions.chabahar",
    scene: { slug: "Chabahar", city: "Chabahar", hour: "dusk", view: "skyline" },
  },
  {
    to: () => addressOf("oneNightOffer"),
    title: "shell.occasions.oneNight",
    text: "home.occasions.oneNight",
    scene: { slug: "OneNightOffer", city: "Yazd", hour: "night", view: "skyline" },
  },
];

/** A way on to another part of the site: a small picture, two lines and an arrow. */
export function Door({ to, title, text, scene }: DoorProps) {
  const t = useText();
  return (
    <a className={styles.door} href={to()}>
      <Picture scene={scene} alt="" width={400} height={300} className={styles.picture} />
      <span className={styles.words}>
        <Text as="span" size="title">
          {t(title)}
        </Text>
        <Text as="span" size="small" tone="soft">
          {t(text)}
        </Text>
      </span>
      <span className={styles.leads}>
        <Icon name="arrow-end" />
      </span>
    </a>
  );
}
