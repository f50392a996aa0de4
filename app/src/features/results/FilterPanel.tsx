import { type FormEvent, useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { PopoverSheet } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { type Counted, countText, shownCount } from "./count-text.ts";
import { type FilterTable, filterText, type ResultsTable } from "./filter-table.ts";
import type { FilterValue } from "./list-grammar.ts";
import { RangeGroup } from "./RangeGroup.tsx";
import * as styles from "./results.css.ts";
import { useAskedQuery } from "./useAskedQuery.ts";

/** Number of choices of a group in sight; the rest fold away. */
const IN_SIGHT = 6;

export type FilterPanelProps<Name extends string, Facets> = {
  table: ResultsTable<Name, Facets>;
  path: string;
  query: URLSearchParams;
  facets: Facets;
  list: Counted;
  /** True where a map has the room beside the list: they are a sheet on every screen. */
  isSheet?: boolean;
  actions: ScreenActions;
};

/** The filters of a table by their legends, in its order. */
function groupsOf<Name extends string, Facets>(filters: FilterTable<Name, Facets>): [Name, ...Name[]][] {
  const groups = new Map<string, [Name, ...Name[]]>();
  for (const name of Object.keys(filters) as Name[]) {
    const { legend } = filters[name];
    const group = groups.get(legend);
    if (group) group.push(name);
    else groups.set(legend, [name]);
  }
  return [...groups.values()];
}

/** Changes made in the server-rendered form before hydration. */
const tickedBefore = <Name extends string>(form: HTMLFormElement): FilterValue<Name>[] =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")]
    .filter(({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === "checkbox"))
    .map(({ name, value }) => ({ name: name.replace("[]", "") as Name, value }));

const queryOf = (address: string) => new URLSearchParams(address.split("?")[1] ?? "");

/** Current and just-ticked filters, and a function that ticks: a tick shows before the list has arrived. */
function useTicks<Name extends string, Facets>({ table, path, query, actions }: FilterPanelProps<Name, Facets>) {
  const { grammar } = table;
  const [asked, ask] = useAskedQuery(query);
  function toggle(ticks: readonly FilterValue<Name>[]): void {
    if (ticks.length === 0) return;
    const address = ticks.reduce(
      (to, { name, value }) => grammar.toggled(path, queryOf(to), name, value),
      `${path}?${asked}`,
    );
    ask(queryOf(address));
    actions.go(address);
  }
  const form = useRef<HTMLFormElement>(null);
  const toggleAtStart = useRef(toggle);
  useEffect(() => toggleAtStart.current(form.current === null ? [] : tickedBefore(form.current)), []);
  return { form, asked, active: grammar.activeFilters(asked), toggle };
}

/** The sheet of the filters, and the form in it. */
export const FILTERS = "filters";
const FORM = "filter-form";

/**
 * Filters of a list: beside it where there is room, otherwise in a sheet that the bar opens. A native form first; with
 * scripts each tick applies at once.
 */
export function FilterPanel<Name extends string, Facets>(props: FilterPanelProps<Name, Facets>) {
  const { table, path, query, list, isSheet = false } = props;
  const t = useText();
  const isHydrated = useHydrated();
  const ticks = useTicks(props);
  const words = t("listing.filters.count", { count: ticks.active.length });
  return (
    <div className={isSheet ? undefined : styles.filters}>
      <PopoverSheet
        look={isSheet ? "floating" : "folding"}
        id={FILTERS}
        title={words}
        closeLabel={t("common.close")}
        footer={
          <div className={cx(!isSheet && styles.apply, !isSheet && isHydrated && styles.onlyInSheet)}>
            {isHydrated ? (
              <>
                {list.total > 0 && (
                  <Button closes={FILTERS} isFullWidth>
                    {t(table.words.show, { count: shownCount(list) })}
                  </Button>
                )}
                <p role="status" className={styles.heardInSheet}>
                  {countText(table.words, list, t)}
                </p>
              </>
            ) : (
              <Button type="submit" form={FORM} isFullWidth>
                {t("listing.filters.apply")}
              </Button>
            )}
          </div>
        }
      >
        {!isSheet && (
          <p className={styles.filtersTitle}>
            <Icon name="filter" />
            {words}
          </p>
        )}
        <form
          ref={ticks.form}
          id={FORM}
          method="get"
          action={path}
          className={cx(styles.filtersBody, !isSheet && styles.filtersAside)}
          onSubmit={(event: FormEvent) => isHydrated && event.preventDefault()}
        >
          <CarriedAlong table={table} query={query} isHydrated={isHydrated} />
          {groupsOf(table.filters).map((names) => (
            <Group key={names[0]} names={names} panel={props} ticks={ticks} />
          ))}
        </form>
      </PopoverSheet>
    </div>
  );
}

type CarriedAlongProps<Name extends string, Facets> = Pick<FilterPanelProps<Name, Facets>, "table" | "query"> & {
  isHydrated: boolean;
};

/** Parameters outside the form; without scripts also ranges, which are then links. */
function CarriedAlong<Name extends string, Facets>(props: CarriedAlongProps<Name, Facets>) {
  const { table, query, isHydrated } = props;
  const isDrawn = (name: Name): boolean => table.filters[name].draws !== "range";
  const others = isHydrated ? [] : table.grammar.activeFilters(query).filter(({ name }) => !isDrawn(name));
  const carried = others.map(({ name, value }) => ({ name: table.grammar.parameterOf(name), value }));
  return [...table.grammar.carriedAlong(query), ...carried].map(({ name, value }) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

type GroupProps<Name extends string, Facets> = {
  names: readonly [Name, ...Name[]];
  panel: FilterPanelProps<Name, Facets>;
  ticks: ReturnType<typeof useTicks<Name, Facets>>;
};

/** The filters of one legend: a range, or choices of which the first few are in sight. */
function Group<Name extends string, Facets>({ names, panel, ticks }: GroupProps<Name, Facets>) {
  const { table, path, facets, actions } = panel;
  const { grammar, filters } = table;
  const t = useText();
  const { locale } = useEnvironment();
  const filter = filters[names[0]];
  if (filter.draws === "range")
    return <RangeGroup {...{ filter, grammar, path, facets, actions }} query={ticks.asked} />;
  const choices = names.flatMap((name) => {
    const one = filters[name];
    if (one.draws === "range") return [];
    const found = one.choices(facets);
    // A filter that holds is in sight even where no result has it.
    const others = ticks.active.filter(
      (tick) => tick.name === name && !found.some(({ value }) => value === tick.value),
    );
    return [...found, ...others.map(({ value }) => ({ value, count: 0 }))].map(({ value, count }) => (
      <Choice
        key={`${name}=${value}`}
        kind={one.draws}
        name={grammar.parameterOf(name)}
        value={value}
        count={formatNumber(count, locale)}
        isChecked={ticks.active.some((other) => other.name === name && other.value === value)}
        onChange={() => ticks.toggle([{ name, value }])}
      >
        {one.wordsBelowLegend?.(value, t, locale, facets) ?? filterText(filters, { name, value }, t, locale, facets)}
      </Choice>
    ));
  });
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(filter.legend)}</legend>
      <div className={styles.choices}>
        {choices.slice(0, IN_SIGHT)}
        {choices.length > IN_SIGHT && (
          <details>
            <summary className={styles.moreSummary}>{t("listing.filters.more")}</summary>
            {choices.slice(IN_SIGHT)}
          </details>
        )}
      </div>
    </fieldset>
  );
}
