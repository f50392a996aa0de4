import { Blocks } from "#app/src/features/editorial/Blocks.tsx";
import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { PageValue } from "#domain/contract/content.shapes.ts";

/** R19, R21, R22: a page of text, with its headings beside it where there is room. */
export function ContentScreen({ data }: ScreenProps<PageValue>) {
  const t = useText();
  const headings = data.blocks.filter((block) => block.kind === "heading");
  return (
    <>
      <EditorialBand title={data.title} lead={data.lead} />
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
