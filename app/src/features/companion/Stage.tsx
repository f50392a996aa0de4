import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { CompanionStage } from "#domain/contract/companion.shapes.ts";
import { hourThere } from "#domain/text/clocks.ts";
import { formatDate } from "#domain/text/dates.ts";
import * as styles from "./CompanionVoucher.css.ts";

type StageProps = { stage: CompanionStage; at: number };

/** Words for the two ends of a stage. */
const ENDS = {
  travel: ["reserve.companion.departs", "reserve.companion.arrives"],
  stay: ["reserve.checkIn", "reserve.checkOut"],
  visit: ["reserve.companion.begins", "reserve.companion.ends"],
} as const;

/** Facts that are codes of a company: read letter by letter, left to right. */
const CODES: ReadonlySet<string> = new Set(["code", "flight", "train", "bus", "ticket", "seat"]);

/** A flight, a leg or a stay: its ends, where it is, and what the traveller is asked for. */
export function Stage({ stage, at }: StageProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { kind, title, facts, address, phone } = stage;
  const [begins, ends] = ENDS[kind];
  return (
    <Surface as="section" labelledBy={`stage-${at}`}>
      <Heading level={2} look="title" id={`stage-${at}`}>
        {title[locale]}
      </Heading>
      <dl className={styles.facts}>
        <Fact word={t(begins)}>
          <Moment stage={stage} day={stage.starts_on} hour={stage.starts_at} place={stage.from} />
        </Fact>
        <Fact word={t(ends)}>
          <Moment stage={stage} day={stage.ends_on} hour={stage.ends_at} place={stage.to} />
        </Fact>
        {facts.map(({ name, text }) => (
          <Fact key={name} word={t(`reserve.companion.fact.${name}`)}>
            {CODES.has(name) ? <Code>{text[locale]}</Code> : text[locale]}
          </Fact>
        ))}
        {address !== null && <Fact word={t("reserve.companion.address")}>{address[locale]}</Fact>}
        {phone !== null && (
          <Fact word={t("reserve.voucher.phone")}>
            <PhoneLink number={phone} />
          </Fact>
        )}
      </dl>
    </Surface>
  );
}

type MomentProps = {
  stage: Pick<CompanionStage, "is_abroad">;
  day: CompanionStage["starts_on"];
  hour: string | null;
  place: CompanionStage["from"];
};

/** A day, its hour by the clock there where that is known, and the airport or city. */
function Moment({ stage: { is_abroad }, day, hour, place }: MomentProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <>
      {formatDate(day, environment, "full")}
      {hour !== null && ` ${t("reserve.atTime", { time: hourThere(hour, is_abroad, locale) })}`}
      {place !== null && (
        <Text as="p" size="small" tone="soft">
          {place[locale]}
        </Text>
      )}
    </>
  );
}

const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="small" tone="mute">
      {word}
    </Text>
    <Text as="dd" size="label">
      {children}
    </Text>
  </div>
);
