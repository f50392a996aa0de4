import type { ReactNode } from "react";
import { AbroadNumber } from "#app/src/features/support/SupportNumbers.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { carriedInto } from "#domain/addresses/routes.ts";
import type { Block } from "#domain/contract/content.shapes.ts";
import { SUPPORT_PHONE } from "#domain/text/support.ts";
import * as styles from "./Editorial.css.ts";

/** Address of support's short number: a fact with it is followed by the number for callers from abroad. */
const SUPPORT_ADDRESS = `tel:${SUPPORT_PHONE}`;

const linked = (text: string, address: string | null): ReactNode =>
  address === null ? text : <a href={carriedInto(address)}>{text}</a>;

/** Renderer of each kind of block. */
const shown: { [K in Block["kind"]]: (block: Extract<Block, { kind: K }>) => ReactNode } = {
  heading: ({ id, text }) => (
    <div className={styles.heading}>
      <Heading level={2} id={id}>
        {text}
      </Heading>
    </div>
  ),
  paragraph: ({ text }) => <Text isMeasured>{text}</Text>,
  list: ({ items }) => (
    <ul className={styles.list}>
      {items.map((item) => (
        <Text key={item} as="li" isMeasured>
          {item}
        </Text>
      ))}
    </ul>
  ),
  facts: ({ items }) => (
    <dl className={styles.facts}>
      {items.map(({ term, value, address }) => [
        <dt key={`${term}-term`} className={styles.term}>
          {term}
        </dt>,
        <dd key={`${term}-value`}>
          <bdi>{linked(value, address)}</bdi>
          {address === SUPPORT_ADDRESS && <AbroadNumber />}
        </dd>,
      ])}
    </dl>
  ),
  pictures: ({ items }) => (
    <div className={styles.pictures}>
      {items.map(({ image, caption, address }) => (
        <figure key={`${image.slug}-${image.view}-${image.hour}`} className={styles.figure}>
          <Picture scene={image} alt="" width={640} height={400} className={styles.picture} />
          <Text as="figcaption" size="small">
            {linked(caption, address)}
          </Text>
        </figure>
      ))}
    </div>
  ),
};

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => {
      const show = shown[block.kind] as (block: Block) => ReactNode;
      return <div key={index}>{show(block)}</div>;
    })}
  </>
);
