import { useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Scene } from "#design-system/illustration/scene.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./gallery.css.ts";

type Image = { image: Scene; caption_fa: string; caption_en: string };
type ViewerProps = { image: Image; onStep: (by: 1 | -1) => void; onClose: () => void };

/** One picture, large, and the way to its neighbours. */
function Viewer({ image, onStep, onClose }: ViewerProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const caption = inLocale(image, "caption", locale);
  return (
    <Stack gap="sm">
      <Picture scene={image.image} alt={caption} width={960} height={600} className={styles.viewerPicture} />
      <Inline justify="between">
        <Text as="span">{caption}</Text>
        <Inline>
          <IconButton icon="chevron-start" label={t("gallery.previous")} onClick={() => onStep(-1)} />
          <IconButton icon="chevron-end" label={t("gallery.next")} onClick={() => onStep(1)} />
          <Button look="outline" onClick={onClose}>
            {t("common.close")}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  );
}

/** The pictures of a place: the first large and at once, the rest as one comes to them; each opens larger. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const captionOf = (one: Image) => inLocale(one, "caption", locale);
  const current = images[shown];

  function open(index: number): void {
    setShown(index);
    dialog.current?.showModal();
  }

  return (
    <>
      <section className={styles.gallery} aria-label={t("gallery")}>
        {images.slice(0, 5).map((item, index) => {
          const picture = (
            <Picture
              scene={item.image}
              alt={captionOf(item)}
              width={index === 0 ? 960 : 480}
              height={index === 0 ? 600 : 300}
              isEager={index === 0}
              className={styles.picture}
            />
          );
          return (
            <figure key={index} className={styles.galleryItem}>
              {isHydrated ? (
                <button
                  type="button"
                  className={styles.galleryButton}
                  onClick={() => open(index)}
                  aria-label={t("gallery.open", { caption: captionOf(item) })}
                >
                  {picture}
                </button>
              ) : (
                picture
              )}
            </figure>
          );
        })}
      </section>
      {isHydrated && current && (
        <dialog ref={dialog} className={styles.viewer} aria-label={t("gallery")}>
          <Viewer
            image={current}
            onStep={(by) => setShown((shown + images.length + by) % images.length)}
            onClose={() => dialog.current?.close()}
          />
        </dialog>
      )}
    </>
  );
}
