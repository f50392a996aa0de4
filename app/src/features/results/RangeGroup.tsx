import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Slider, type SliderThumbProps } from "#design-system/components/Slider/Slider.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import type { RangeFilter } from "./filter-table.ts";
import type { Bounds, ListGrammar } from "./list-grammar.ts";
import * as styles from "./results.css.ts";

export type RangeGroupProps<Name extends string, Facets> = {
  filter: RangeFilter<Name, Facets>;
  grammar: ListGrammar<Name>;
  path: string;
  query: URLSearchParams;
  facets: Facets;
  actions: ScreenActions;
};

/** A range: bands that are links, and a slider where scripts run, since an untouched one would narrow too. */
export function RangeGroup<Name extends string, Facets>(props: RangeGroupProps<Name, Facets>) {
  const { filter, grammar, path, query, facets, actions } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const { ends, labels } = filter;
  const found = filter.found(facets);
  const bands = filter.bands(found);
  if (found === null || bands.length === 0) return null;
  const format = (value: number) => filter.format(value, locale);
  const addressOf = (bounds: Bounds) => grammar.withBounds(path, query, ends, bounds);
  const text = (band: Bounds): string =>
    filter.bandText?.(band, t, locale) ?? t("listing.filter.price_max", { amount: format(band.max ?? 0) });
  const isAt = (name: Name | undefined, bound: number | null) =>
    name === undefined || query.get(name) === (bound === null ? null : String(bound));
  const isChosen = ({ min, max }: Bounds) => isAt(ends.min, min) && isAt(ends.max, max);
  const scale = filter.scale(found);
  const thumb = (name: Name, end: "min" | "max"): SliderThumbProps => {
    const asked = wholeNumberIn(query.get(name) ?? "") ?? scale[end];
    const value = Math.min(Math.max(asked, scale.min), scale.max);
    return { name, label: t(labels[end]), value };
  };
  const greatest = thumb(ends.max, "max");
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(filter.legend)}</legend>
      <div className={styles.bands}>
        {bands.map((band) => (
          <Chip
            key={`${band.min}-${band.max}`}
            href={addressOf(isChosen(band) ? { min: null, max: null } : band)}
            isChosen={isChosen(band)}
          >
            {text(band)}
          </Chip>
        ))}
      </div>
      <div className={styles.slider}>
        {isHydrated && (
          <Slider
            label={t(filter.legend)}
            isLabelHidden
            bounds={scale}
            thumbs={ends.min === undefined ? [greatest] : [thumb(ends.min, "min"), greatest]}
            format={format}
            onChangeEnd={(values) => {
              const [min = scale.min, max = scale.max] = ends.min === undefined ? [undefined, ...values] : values;
              actions.go(addressOf({ min: min === scale.min ? null : min, max: max === scale.max ? null : max }));
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
