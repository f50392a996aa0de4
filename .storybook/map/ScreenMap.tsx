import { useEffect, useState } from "react";
import { localDigits } from "#domain/text/digits.ts";
import { storyNames } from "../story-names.ts";
import { otherNames } from "./other-names.ts";
import { StateThumbnails } from "./StateThumbnails.tsx";
import { gapsOf, type MapCell, type MapRow, screenMap, screenStates, stateTitles } from "./screen-map.ts";
import { type StoriesModule, storiesOfModules } from "./stories-of-modules.ts";
import { storyAddress } from "./story-address.ts";
import "./map.css";

const files = import.meta.glob<StoriesModule>(["../../app/src/**/*.stories.tsx", "../../products/**/*.stories.tsx"]);

/** The stories are loaded when the map is looked at, and not with the workbench. */
function useRows(): MapRow[] | null {
  const [rows, setRows] = useState<MapRow[] | null>(null);
  useEffect(() => {
    const loading = Promise.all(Object.values(files).map((load) => load()));
    void loading.then((modules) => setRows(screenMap(storiesOfModules(modules))));
  }, []);
  return rows;
}

/** All by which a page may be looked for. */
const namesOf = ({ route, title }: MapRow): string =>
  `${route.name} ${route.template} ${title} ${otherNames[route.screen ?? ""] ?? ""}`.toLocaleLowerCase();

/** Every page of the route table in every state, with gaps; a row opens on pictures of all its states. */
export function ScreenMap() {
  const rows = useRows();
  const [wanted, setWanted] = useState("");
  const [onlyGaps, setOnlyGaps] = useState(false);
  if (rows === null) return <p>صفحه‌ها خوانده می‌شوند… · Loading the screens…</p>;
  const words = wanted.toLocaleLowerCase().split(/\s+/);
  const shown = rows.filter(
    (row) => words.every((word) => namesOf(row).includes(word)) && (!onlyGaps || gapsOf([row]).length > 0),
  );
  const gaps = gapsOf(rows);
  const [pages, empty] = [shown.length, gaps.length].map((number) => localDigits(number, "fa"));
  return (
    <>
      <label className="map-search">
        نام، نشانی یا کار مسافر · Name, address or task
        <input
          value={wanted}
          placeholder="پرداخت، checkout، /search"
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <p role="status">
        {pages} صفحه · <bdi>pages: {shown.length}</bdi>
        {"، "}
        {gaps.length === 0 ? "هیچ جای خالی نمانده است · no gap is left" : `${empty} جای خالی · gaps`}
      </p>
      {gaps.length > 0 && (
        <label>
          <input type="checkbox" checked={onlyGaps} onChange={({ target }) => setOnlyGaps(target.checked)} /> فقط جاهای
          خالی · Gaps alone
        </label>
      )}
      <div className="guide-scroll">
        <table className="map">
          <thead>
            <tr>
              <th>صفحه · Screen</th>
              {screenStates.map((state) => (
                <th key={state}>
                  {stateTitles[state][0]} <bdi>{stateTitles[state][1]}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.route.name} row={row} isAlone={shown.length === 1} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ row, isAlone }: { row: MapRow; isAlone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { route, title, cells, absent } = row;
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={isOpen || isAlone} onClick={() => setOpen(!isOpen)}>
            {title}{" "}
            <bdi className="map-route">{route.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</bdi>
          </button>
          <br />
          <code>{route.template}</code>
        </th>
        {screenStates.map((state) => {
          const without = absent[state];
          return (
            <td key={state}>
              {without === undefined || cells[state].stories.length > 0 ? (
                <Cell cell={cells[state]} />
              ) : (
                <span className="map-absent">
                  {without.fa}
                  <bdi lang="en">{without.en}</bdi>
                </span>
              )}
            </td>
          );
        })}
      </tr>
      {(isOpen || isAlone) && (
        <tr>
          <td colSpan={screenStates.length + 1}>
            <StateThumbnails cells={cells} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The stories of a state: a single one is a link, several are a list of links. */
function Cell({ cell: { stories, isElsewhere } }: { cell: MapCell }) {
  const links = stories.map((story) => (
    <a key={story.id} href={storyAddress(story.id)} target="_top">
      {storyNames[story.name]} · <bdi>{story.name}</bdi>
      {isElsewhere && " ↗"}
    </a>
  ));
  if (links.length === 0) return <strong className="map-gap">نیست · missing</strong>;
  if (links.length === 1) return links;
  return (
    <details>
      <summary>{localDigits(links.length, "fa")} داستان</summary>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
