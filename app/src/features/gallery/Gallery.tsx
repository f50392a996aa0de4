import { useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./gallery.css.ts";
import { Viewer } from "./Viewer.tsx";

export type GalleryImage = { image: Scene; caption_fa: string; caption_en: string };

/** Number of pictures on the page; the others are in the viewer. */
const ON_THE_PAGE = 5;

export type GalleryProps = {
  images: readonly GalleryImage[];
  /** On a telephone the first picture alone, from edge to edge. */
  isCover?: boolean;
};

const isDrawn = (images: GalleryProps["images"]): boolean => images.every(({ image }) => image.photo === undefined);

/** Says that all pictures are drawings; nothing where there is a photograph. */
export function DrawnNote({ images }: Pick<GalleryProps, "images">) {
  const t = useText();
  return isDrawn(images) && <p className={styles.drawn}>{t("gallery.drawn")}</p>;
}

/** The pictures of a place: the first large and at once, the rest as one comes to them; each opens larger. */
export function Gallery({ images, isCover = false }: GalleryProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const captionOf = (one: GalleryImage) => inLocale(one, "caption", locale);

  return (
    <>
      <section className={cx(styles.gallery, isCover && styles.cover)} aria-label={t("gallery")}>
        {images.slice(0, ON_THE_PAGE).map((item, index) => {
          const caption = captionOf(item);
          return (
            <figure key={index} className={styles.galleryItem}>
              <Picture
                scene={item.image}
                crop={index === 0 ? "band" : "wide"}
                phoneCrop={index === 0 && !isCover ? "wide" : undefined}
                alt={caption}
                width={index === 0 ? 960 : 480}
                height={index === 0 ? 600 : 300}
                isEager={index === 0}
                className={styles.picture}
              />
              {/* Over the picture, which is the server's own: put into the button it would be drawn a second time. */}
              {isHydrated && (
                <button
                  type="button"
                  className={styles.galleryButton}
                  onClick={() => setOpened(index)}
                  aria-label={t("gallery.open", { caption })}
                />
              )}
            </figure>
          );
        })}
        {isCover ? (
          <svg className={styles.ogee} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 10V0C16 1 38 4 50 10C62 4 84 1 100 0V10Z" />
          </svg>
        ) : (
          <DrawnNote images={images} />
        )}
        {isHydrated && images.length > 1 && (
          <div className={styles.all}>
            <Button look="outline" onClick={() => setOpened(0)}>
              {t("gallery.all", { count: images.length })}
            </Button>
          </div>
        )}
      </section>
      {isHydrated && (
        <dialog
          ref={dialog}
          data-theme="dark"
          className={styles.viewer}
          aria-label={t("gallery")}
          onClose={() => setOpened(null)}
        >
          {opened !== null && <Viewer images={images} first={opened} dialog={dialog} />}
        </dialog>
      )}
    </>
  );
}
