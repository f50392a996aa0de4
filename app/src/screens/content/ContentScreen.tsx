import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { addressOf } from "#app/src/routes.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { PageValue } from "#domain/contract/content.shapes.ts";
import { Blocks } from "./Blocks.tsx";
import * as styles from "./ContentScreen.css.ts";

/** R19–R22: a page of text, with its headings beside it where there is room. */
export function ContentScreen({ data }: ScreenProps<PageValue>) {
  const t = useText();
  const headings = data.blocks.filter((block) => block.kind === "heading");
  return (
    <>
      <div className={styles.band}>
        <Container>
          <Stack gap="xs">
            <Breadcrumb
              label={t("content.crumbs")}
              crumbs={[{ name: t("common.home"), address: addressOf("home") }]}
              current={data.title}
            />
            <Heading level={1}>{data.title}</Heading>
            <Text tone="soft" isMeasured>
              {data.lead}
            </Text>
          </Stack>
        </Container>
      </div>
      <Container>
        <div className={styles.layout}>
          <div className={styles.text}>
            <Blocks blocks={data.blocks} />
          </div>
          {headings.length > 2 && (
            <nav className={styles.contents} aria-label={t("content.contents")}>
              <Heading level={2} look="label" tone="mute">
                {t("content.contents")}
              </Heading>
              {headings.map(({ id, text }) => (
                <a key={id} className={styles.contentsLink} href={`#${id}`}>
                  {text}
                </a>
              ))}
            </nav>
          )}
        </div>
      </Container>
    </>
  );
}
