import { useEffect, useRef } from "react";
import { cx } from "#design-system/theme/cx.ts";
import {
  type Photo,
  PLACEHOLDER,
  photoAddress,
  photoFormats,
  photoSources,
  placeholderColours,
} from "#domain/photo/photo.ts";
import * as styles from "./Picture.css.ts";

/** What a telephone is asked to load: with three pixels to a point it takes the width of 768, and the eye no more. */
const ON_A_TELEPHONE = "(max-width: 767px) 60vw";
/** Of browsers that read no `srcset`. */
const PLAIN_WIDTH = 768;

export type ImageProps = {
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Its own size in pixels, so that nothing moves when it comes. */
  width: number;
  height: number;
  /** The first and largest picture of a page is loaded at once, the rest as one comes near them. */
  isEager?: boolean;
  /** How wide a photograph is shown, as in the `sizes` of HTML; otherwise `width`, and less on a telephone. */
  sizes?: string;
  className?: string;
};

type Props = ImageProps & {
  photo: Photo;
  /** Called when its file cannot be had: the drawing is shown instead. */
  onMissing: () => void;
};

/** A photograph in the format and width that suit the screen, over its colours until it has come. */
export function Photograph({ photo, alt, width, height, isEager, sizes, className, onMissing }: Props) {
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onMissing();
  }, [onMissing]);
  const wanted = sizes ?? `${ON_A_TELEPHONE}, ${width}px`;
  const plain = photo.widths.findLast((one) => one <= PLAIN_WIDTH) ?? photo.width;
  return (
    <span className={cx(styles.frame, className)}>
      <svg
        className={styles.placeholder}
        viewBox={`0 0 ${PLACEHOLDER.columns} ${PLACEHOLDER.rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {placeholderColours(photo.placeholder).map((colour, index) => (
          <rect
            key={index}
            x={index % PLACEHOLDER.columns}
            y={Math.floor(index / PLACEHOLDER.columns)}
            width="1.02"
            height="1.02"
            fill={colour}
          />
        ))}
      </svg>
      <picture className={styles.picture}>
        {photoFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={photoSources(photo, format)} sizes={wanted} />
        ))}
        <img
          ref={image}
          src={photoAddress({ digest: photo.digest, width: plain, format: "webp" })}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? "eager" : "lazy"}
          fetchPriority={isEager ? "high" : undefined}
          decoding="async"
          onError={onMissing}
          className={styles.photo}
        />
      </picture>
    </span>
  );
}
