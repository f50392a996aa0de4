import { useText } from "#app/src/messages/words.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture, type PictureProps } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./list-page.css.ts";

/** About the subject of a list, below its results. */
export function ListAbout({ name, text, scene }: { name: string; text: string; scene?: PictureProps["scene"] }) {
  const t = useText();
  return (
    <section className={styles.about} aria-labelledby="about-list">
      <Stack gap="sm">
        <Heading level={2} id="about-list">
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
