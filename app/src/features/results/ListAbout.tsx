import { useText } from "#app/src/messages/words.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture, type PictureProps } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./list-page.css.ts";

const ABOUT = "about-list";

/** The way from the head of a list to {@link ListAbout}. */
export function AboutLink({ name }: { name: string }) {
  const t = useText();
  return (
    <a className={styles.aboutLink} href={`#${ABOUT}`}>
      {t("listing.about", { name })}
      <Icon name="chevron-down" size="small" />
    </a>
  );
}

/** About the subject of a list, below its results. */
export function ListAbout({ name, text, scene }: { name: string; text: string; scene?: PictureProps["scene"] }) {
  const t = useText();
  return (
    <section className={styles.about} aria-labelledby={ABOUT}>
      <Stack gap="sm">
        <Heading level={2} id={ABOUT}>
          {t("listing.about", { name })}
        </Heading>
        <Text tone="soft" isMeasured>
          {text}
        </Text>
      </Stack>
      {scene && <Picture scene={scene} alt="" width={640} height={360} className={styles.aboutPicture} />}
    </section>
  );
}
