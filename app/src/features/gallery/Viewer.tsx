import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { SharePicture } from "#app/src/features/share/SharePicture.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { onScrollEnd } from "#design-system/scroll/scroll-end.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { GalleryImage } from "./Gallery.tsx";
import * as styles from "./gallery.css.ts";

type Props = {
  images: readonly GalleryImage[];
  /** The picture that it opens with. */
  first: number;
  dialog: RefObject<HTMLDialogElement | null>;
};

/** Offset of the picture that a key leads to from the shown one; null for any other key. */
function stepOf(key: string, shown: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const targets: Readonly<Record<string, number>> = {
    [forward]: (shown + 1) % count,
    [back]: (shown + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}

/** Scrolls a row to one of its slides; against the direction of reading, distances are negative. */
function showSlide(list: HTMLElement | null, index: number, isRightToLeft: boolean, behavior?: ScrollBehavior): void {
  const left = index * (list?.clientWidth ?? 0) * (isRightToLeft ? -1 : 1);
  list?.scrollTo({ left, ...(behavior && { behavior }) });
}

/** A row of slides: which one is shown, and the ways to another. */
function useSlides(count: number, first: number, isRightToLeft: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  function show(index: number): void {
    const next = (index + count) % count;
    // Known before the row has come to rest: the next key leads on from there.
    setShown(next);
    showSlide(row.current, next, isRightToLeft);
  }
  /** The slide that is shown follows from where the row comes to rest. */
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    return onScrollEnd(list, () => {
      if (list.clientWidth === 0) return;
      const index = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
      setShown(Math.min(Math.max(index, 0), count - 1));
    });
  }, [count]);
  function press(event: KeyboardEvent): void {
    const step = stepOf(event.key, shown, count, isRightToLeft);
    if (step === null) return;
    event.preventDefault();
    show(step);
  }
  return { row, shown, show, press };
}

/** All pictures, one after the other across the whole screen: swiped, or stepped through with keys and buttons. */
export function Viewer({ images, first, dialog }: Props) {
  const t = useText();
  const { locale } = useEnvironment();
  const isRightToLeft = useLocale().direction === "rtl";
  const { row, shown, show, press } = useSlides(images.length, first, isRightToLeft);
  const current = images[shown];
  // The dialog opens once its content is there: its first button takes the focus.
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    showSlide(row.current, first, isRightToLeft, "instant");
  }, [dialog, row, first, isRightToLeft]);
  const credit = current?.image.photo?.credit;

  return (
    <div className={styles.stage} onKeyDown={press}>
      <div className={styles.stageHead}>
        <IconButton icon="close" label={t("common.close")} onClick={() => dialog.current?.close()} />
        <span>
          {t("gallery.count", { number: formatNumber(shown + 1, locale), total: formatNumber(images.length, locale) })}
        </span>
        {current && (
          <div className={styles.share}>
            <SharePicture scene={current.image} caption={inLocale(current, "caption", locale)} />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ul ref={row} tabIndex={0} aria-label={t("gallery")} className={styles.row}>
        {images.map(({ image, ...words }, index) => (
          <li key={index} className={styles.slide} aria-hidden={index !== shown}>
            {Math.abs(index - shown) <= 1 && (
              <Picture
                scene={image}
                alt={inLocale(words, "caption", locale)}
                width={1600}
                height={1000}
                sizes="100vw"
                isEager
                className={styles.slidePicture}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.stageFoot}>
        <IconButton icon="chevron-start" label={t("gallery.previous")} onClick={() => show(shown - 1)} />
        <p className={styles.caption} aria-live="polite">
          {current && inLocale(current, "caption", locale)}
          {credit && <span className={styles.credit}>{t("gallery.credit", { name: credit })}</span>}
          {current && !current.image.photo && <span className={styles.credit}>{t("gallery.drawing")}</span>}
        </p>
        <IconButton icon="chevron-end" label={t("gallery.next")} onClick={() => show(shown + 1)} />
      </div>
    </div>
  );
}
