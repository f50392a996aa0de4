import { type FormEvent, useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { type FilterTable, filterText, type ResultsTable } from "./filter-table.ts";
import type { FilterValue } from "./list-grammar.ts";
import { RangeGroup } from "./RangeGroup.tsx";
import * as styles from "./results.css.ts";
import { useAskedQuery } from "./useAskedQuery.ts";

/** How many choices of a group are in sight; the rest fold away. */
const IN_SIGHT = 6;

export type FilterPanelProps<Name extends string, Facets> = {
  table: ResultsTable<Name, Facets>;
  path: string;
  query: URLSearchParams;
  facets: Facets;
  total: number;
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

/** What was ticked in the form that the server drew, before the code behind it was there. */
const tickedBefore = <Name extends string>(form: HTMLFormElement): FilterValue<Name>[] =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")]
    .filter(({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === "checkbox"))
    .map(({ name, value }) => ({ name: name.replace("[]", "") as Name, value }));

const queryOf = (address: string) => new URLSearchParams(address.split("?")[1] ?? "");

/** What narrows a list. A native form first; with a script each tick is applied at once. */
export function FilterPanel<Name extends string, Facets>(props: FilterPanelProps<Name, Facets>) {
  const { table, path, query, facets, total, actions } = props;
  const { grammar, filters } = table;
  const t = useText();
  const { locale } = useEnvironment();
  const isHydrated = useHydrated();
  const [asked, ask] = useAskedQuery(query);
  const active = grammar.activeFilters(asked);
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

  const choicesOf = (name: Name) => {
    const filter = filters[name];
    if (filter.draws === "range") return [];
    return filter.choices(facets).map(({ value, count }) => (
      <Choice
        key={`${name}=${value}`}
        kind={filter.draws}
        name={grammar.parameterOf(name)}
        value={value}
        count={formatNumber(count, locale)}
        isChecked={active.some((other) => other.name === name && other.value === value)}
        onChange={() => toggle([{ name, value }])}
      >
        {filterText(filters, { name, value }, t, locale, facets)}
      </Choice>
    ));
  };
  const group = (names: readonly [Name, ...Name[]]) => {
    const [first] = names;
    const filter = filters[first];
    if (filter.draws === "range")
      return <RangeGroup key={first} {...{ filter, grammar, path, facets, actions }} query={asked} />;
    const choices = names.flatMap(choicesOf);
    if (choices.length === 0) return null;
    return (
      <fieldset key={first} className={styles.group}>
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
  };
  const rangeNames = (Object.keys(filters) as Name[]).filter((name) => filters[name].draws === "range");

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
        {grammar.carriedAlong(query).map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {rangeNames.map(
          (name) =>
            !isHydrated &&
            query.get(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />,
        )}
        {groupsOf(filters).map(group)}
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
