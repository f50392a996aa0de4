import * as styles from "./Slider.css.ts";

/** The displayed values, in the order of the thumbs. Each thumb announces its own. */
export function SliderValues({ values, format }: { values: readonly number[]; format: (value: number) => string }) {
  return (
    <div className={styles.values} aria-hidden="true">
      {values.map((value, index) => (
        <bdi key={index} className={styles.value}>
          {format(value)}
        </bdi>
      ))}
    </div>
  );
}
