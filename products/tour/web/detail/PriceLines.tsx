import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { ofPair } from "#domain/text/in-locale.ts";
import type { TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import { passportsOf } from "#products/tour/rules/passports.ts";
import * as styles from "./TourDetail.css.ts";

type Lines = TourDetailsValue["included"];

/** Returns what concerns the visitor's passports of the lines of a price. */
export function usePartyLines(lines: Lines): Lines {
  const { iranian } = passportsOf([], useEnvironment().audience);
  return lines.filter(({ passports }) => passports === undefined || iranian);
}

type PriceLinesProps = { title: string; lines: Lines; isIn: boolean };

/** The lines that a price includes, or does not. */
export function PriceLines({ title, lines, isIn }: PriceLinesProps) {
  const { locale } = useEnvironment();
  return (
    <div className={styles.part}>
      <Heading level={3} look="title">
        {title}
      </Heading>
      <ul className={styles.list}>
        {lines.map((item) => (
          <li key={item.fa} className={isIn ? styles.isIn : styles.isOut}>
            <Icon name={isIn ? "check" : "close"} size="small" />
            <span className={styles.itemWords}>{ofPair([item.fa, item.en], locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
