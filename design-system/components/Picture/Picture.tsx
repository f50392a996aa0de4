import { useCallback, useState } from "react";
import type { Crop, Scene } from "#design-system/illustration/scene.ts";
import { sceneAddress } from "#design-system/illustration/scene-address.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { below } from "#design-system/theme/media.ts";
import type { Photo } from "#domain/photo/photo.ts";
import { type ImageProps, Photograph } from "./Photograph.tsx";
import * as styles from "./Picture.css.ts";

export type PictureProps = ImageProps & {
  scene: Scene & { readonly photo?: Photo | undefined };
  /** Composition of a drawn house for the box that it fills; `wide` (8:5) without it. */
  crop?: Crop;
  /** Composition below the width of tablets, where the box has another shape. */
  phoneCrop?: Crop | undefined;
};

/** A photograph if there is one; otherwise, and when it fails to load, the drawn scene: a horizon, a house, a room. */
export function Picture(props: PictureProps) {
  const { scene, crop, phoneCrop, alt, width, height, isEager, className } = props;
  const { direction } = useLocale();
  const [isMissing, setMissing] = useState(false);
  const markMissing = useCallback(() => setMissing(true), []);
  if (scene.photo !== undefined && !isMissing) {
    return <Photograph {...props} photo={scene.photo} onMissing={markMissing} />;
  }
  const drawing = (
    <img
      src={sceneAddress(scene, direction, crop)}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
  if (phoneCrop === undefined || scene.house === undefined) return drawing;
  return (
    <picture className={styles.picture}>
      <source media={below.md} srcSet={sceneAddress(scene, direction, phoneCrop)} />
      {drawing}
    </picture>
  );
}
