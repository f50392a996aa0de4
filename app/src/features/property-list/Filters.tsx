import { type FormEvent, useEffect, useRef, useState } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Slider } from "#design-system/components/Slider/Slider.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import type { Facets } from "#domain/contract/property.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { filterWords } from "./filter-words.ts";
import { activeFilters, carriedAlong, type FilterName, toggled, withPrices } from "./list-query.ts";
import * as styles from "./PropertyList.css.ts";
import { type PriceBand, priceBands, priceScale } from "./price-bands.ts";

/** How many choices of a group are in sight; the rest fold away. */
const IN_SIGHT = 6;

type Group = {
  name: FilterName;
  words: MessageId;
  kind: "checkbox" | "radio";
  choices: (facets: Facets) => { value: string; count: number }[];
};

/** The panel's groups in order. */
const groups: readonly Group[] = [
  { name: "type", words: "listing.filter.type", kind: "checkbox", choices: ({ type }) => type },
  { name: "rating_min", words: "listing.filter.rating", kind: "radio", choices: ({ rating }) => rating },
  { name: "class", words: "listing.filter.class", kind: "checkbox", choices: (facets) => facets.class },
  { name: "meal", words: "listing.filter.meal", kind: "radio", choices: ({ meal }) => meal },
  { name: "facility", words: "listing.filter.facility", kind: "checkbox", choices: ({ facility }) => facility },
  { name: "grade", words: "listing.filter.grade", kind: "checkbox", choices: ({ grade }) => grade },
];

export type FiltersProps = {
  path: string;
  query: URLSearchParams;
  facets: Facets;
  total: number;
  actions: ScreenActions;
};

/** The price of a night: bands that are links, and a slider where scripts run, since an untouched one would narrow too. */
function Prices({ path, query, facets, actions }: Omit<FiltersProps, "total">) {
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const bands = priceBands(facets.price);
  if (facets.price === null || bands.length === 0) return null;
  const money = (rial: number) => formatMoneyText(rial, locale);
  const text = ({ min, max }: PriceBand): string => {
    if (min === null) return t("listing.filter.price_max", { amount: money(max ?? 0) });
    if (max === null) return t("listing.filter.price_min", { amount: money(min) });
    return t("listing.filter.band", { from: money(min), to: money(max) });
  };
  const isChosen = ({ min, max }: PriceBand) =>
    query.get("price_min") === (min === null ? null : String(min)) &&
    query.get("price_max") === (max === null ? null : String(max));
  const scale = priceScale(facets.price);
  const chosen = (name: "price_min" | "price_max", otherwise: number): number => {
    const asked = Number(query.get(name) ?? otherwise);
    return Number.isFinite(asked) ? Math.min(Math.max(asked, scale.min), scale.max) : otherwise;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("listing.filter.price")}</legend>
      <div className={styles.bands}>
        {bands.map((band) => (
          <Chip
            key={`${band.min}-${band.max}`}
            href={withPrices(path, query, isChosen(band) ? { min: null, max: null } : band)}
            isChosen={isChosen(band)}
          >
            {text(band)}
          </Chip>
        ))}
      </div>
      <div className={styles.slider}>
        {isHydrated && (
          <Slider
            label={t("listing.filter.price")}
            isLabelHidden
            bounds={scale}
            thumbs={[
              { name: "price_min", label: t("listing.filter.price_lowest"), value: chosen("price_min", scale.min) },
              { name: "price_max", label: t("listing.filter.price_highest"), value: chosen("price_max", scale.max) },
            ]}
            format={money}
            onChangeEnd={([min = scale.min, max = scale.max]) =>
              actions.go(
                withPrices(path, query, {
                  min: min === scale.min ? null : min,
                  max: max === scale.max ? null : max,
                }),
              )
            }
          />
        )}
      </div>
    </fieldset>
  );
}

type Tick = { name: FilterName; value: string };

/** What was ticked in the form that the server drew, before the code behind it was there. */
const tickedBefore = (form: HTMLFormElement): Tick[] =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")]
    .filter(({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === "checkbox"))
    .map(({ name, value }) => ({ name: name.replace("[]", "") as FilterName, value }));

const queryOf = (address: string) => new URLSearchParams(address.split("?")[1] ?? "");

/**
 * The query that was asked for last: a tick shows at once, and the next one is added to it, before the list has arrived.
 * The list that arrives sets it to its own query. So does Back, which leaves what was on its way.
 */
function useAskedQuery(query: URLSearchParams): [URLSearchParams, (asked: URLSearchParams) => void] {
  const shown = query.toString();
  const [{ asked, over }, set] = useState({ asked: query, over: shown });
  useEffect(() => {
    const leave = () => set((state) => ({ ...state, over: "" }));
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, []);
  if (over !== shown) set({ asked: query, over: shown });
  return [asked, (next) => set({ asked: next, over: shown })];
}

/** What narrows a list. A native form first; with a script each tick is applied at once. */
export function Filters({ path, query, facets, total, actions }: FiltersProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const [asked, ask] = useAskedQuery(query);
  const active = activeFilters(asked);
  const isTicked = (name: FilterName, value: string) =>
    active.some((filter) => filter.name === name && filter.value === value);
  function toggle(ticks: readonly Tick[]): void {
    if (ticks.length === 0) return;
    const address = ticks.reduce((to, { name, value }) => toggled(path, queryOf(to), name, value), `${path}?${asked}`);
    ask(queryOf(address));
    actions.go(address);
  }
  const form = useRef<HTMLFormElement>(null);
  const toggleAtStart = useRef(toggle);
  useEffect(() => toggleAtStart.current(form.current === null ? [] : tickedBefore(form.current)), []);
  const own = ["price_min", "price_max"];

  const choice = (name: FilterName, kind: "checkbox" | "radio", value: string, count: number) => (
    <Choice
      key={`${name}=${value}`}
      kind={kind}
      name={kind === "checkbox" && name !== "cancellable" && name !== "online" ? `${name}[]` : name}
      value={value}
      count={formatNumber(count, locale)}
      isChecked={isTicked(name, value)}
      onChange={() => toggle([{ name, value }])}
    >
      {filterWords[name](value, t, locale, facets)}
    </Choice>
  );

  return (
    <details className={cx(styles.filters, styles.filtersFold)}>
      <summary className={styles.filtersSummary}>
        <Icon name="filter" />
        {t("listing.filters.count", { count: active.length })}
      </summary>
      <form
        ref={form}
        method="get"
        action={path}
        className={styles.filtersBody}
        onSubmit={(event: FormEvent) => isHydrated && event.preventDefault()}
      >
        {carriedAlong(query).map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {own.map(
          (name) =>
            !isHydrated &&
            query.get(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />,
        )}
        <Prices path={path} query={asked} facets={facets} actions={actions} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("listing.filter.terms")}</legend>
          <div className={styles.choices}>
            {choice("cancellable", "checkbox", "true", facets.cancellable)}
            {choice("online", "checkbox", "true", facets.online)}
          </div>
        </fieldset>
        {groups.map(({ name, words, kind, choices }) => {
          const values = choices(facets);
          if (values.length === 0) return null;
          return (
            <fieldset key={name} className={styles.group}>
              <legend className={styles.legend}>{t(words)}</legend>
              <div className={styles.choices}>
                {values.slice(0, IN_SIGHT).map(({ value, count }) => choice(name, kind, value, count))}
                {values.length > IN_SIGHT && (
                  <details>
                    <summary className={styles.moreSummary}>{t("listing.filters.more")}</summary>
                    {values.slice(IN_SIGHT).map(({ value, count }) => choice(name, kind, value, count))}
                  </details>
                )}
              </div>
            </fieldset>
          );
        })}
        <div className={styles.apply}>
          <Button
            type="submit"
            look="secondary"
            isFullWidth
            onClick={
              isHydrated ? (event) => event.currentTarget.closest("details")?.removeAttribute("open") : undefined
            }
          >
            {isHydrated ? t("listing.filters.show", { count: total }) : t("listing.filters.apply")}
          </Button>
        </div>
      </form>
    </details>
  );
}
