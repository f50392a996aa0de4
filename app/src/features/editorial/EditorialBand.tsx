import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import * as styles from "./Editorial.css.ts";

export type EditorialBandProps = {
  title: string;
  lead: string;
  image?: Scene;
  /** True where a search follows, which begins on the band: on a telephone the picture is a strip above the title. */
  isSearchNext?: boolean;
  /** Beside the title: a partner's sign. */
  mark?: ReactNode;
  /** Actions to continue with. */
  children?: ReactNode;
};

/** Opening of every editorial page: breadcrumb, title and lead, and a picture where it has one. */
export function EditorialBand({ title, lead, image, isSearchNext = false, mark, children }: EditorialBandProps) {
  const t = useText();
  const words = (
    <Stack gap="xs" align="start">
      <div className={cx(isSearchNext && styles.wideOnly)}>
        <Breadcrumb
          label={t("content.crumbs")}
          crumbs={[{ name: t("common.home"), address: addressOf("home") }]}
          current={title}
        />
      </div>
      {mark}
      <Heading level={1}>{title}</Heading>
      <Text tone="soft" isMeasured>
        {lead}
      </Text>
      {children}
    </Stack>
  );
  return (
    <div className={cx(styles.band, isSearchNext && styles.bandOfSearch)}>
      <Container>
        {image === undefined ? (
          words
        ) : (
          <div className={cx(styles.bandGrid, isSearchNext && styles.bandGridOfSearch)}>
            {words}
            <div className={cx(isSearchNext && styles.strip)}>
              <Picture
                scene={image}
                alt=""
                width={640}
                height={360}
                isEager
                className={cx(styles.bandPicture, isSearchNext && styles.stripPicture)}
              />
            </div>
          </div>
        )}
      </Container>
    </div>
  );
}
