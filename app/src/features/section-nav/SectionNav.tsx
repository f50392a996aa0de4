import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import * as styles from "./SectionNav.css.ts";

/** Sections of a page by their ids, in the order of the page, with the words of their links. */
export type Sections = readonly (readonly [id: string, words: MessageId])[];

/** Links to the sections of a long page, which stay at the top of the screen. */
export function SectionNav({ name, sections }: { name: MessageId; sections: Sections }) {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t(name)}>
      {sections.map(([id, words]) => (
        <a key={id} className={styles.link} href={`#${id}`}>
          {t(words)}
        </a>
      ))}
    </nav>
  );
}
