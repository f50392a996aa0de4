import { useEffect, useState } from "react";
import { localDigits } from "#domain/text/digits.ts";
import { storyNames } from "../story-names.ts";
import { gapsOf, type MapCell, type MappedStory, type MapRow, screenMap, screenStates } from "./screen-map.ts";
import { type StoriesModule, storiesOfModules } from "./stories-of-modules.ts";
import { Thumbnails } from "./Thumbnails.tsx";
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

const titles = {
  ready: { fa: "آماده", en: "ready" },
  loading: { fa: "در راه", en: "loading" },
  failed: { fa: "بی‌پاسخ", en: "failed" },
  empty: { fa: "خالی", en: "empty" },
  long: { fa: "متن بلند", en: "long text" },
} as const;

/** Every page of the route table in every state, with gaps; a row opens on thumbnails in both languages and widths. */
export function ScreenMap() {
  const rows = useRows();
  const [wanted, setWanted] = useState("");
  if (rows === null) return <p>صفحه‌ها خوانده می‌شوند… · Loading the screens…</p>;
  const shown = rows.filter(({ route, title }) =>
    `${route.name} ${route.template} ${title}`.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
  );
  const gaps = gapsOf(rows);
  return (
    <>
      <p role="status">
        {gaps.length === 0
          ? "هیچ جای خالی نمانده است · No gap is left"
          : `${localDigits(String(gaps.length), "fa")} جای خالی · gaps`}
      </p>
      <label className="map-search">
        نام یا نشانی · Name or address
        <input value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <div className="guide-scroll">
        <table className="map">
          <thead>
            <tr>
              <th>صفحه · Screen</th>
              {screenStates.map((state) => (
                <th key={state}>
                  {titles[state].fa} <bdi>{titles[state].en}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.route.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ row: { route, title, cells, absent } }: { row: MapRow }) {
  const [open, setOpen] = useState<MappedStory | null>(null);
  return (
    <>
      <tr>
        <th scope="row">
          {title}
          <br />
          <code>{route.template}</code>
        </th>
        {screenStates.map((state) => {
          const without = absent[state];
          return (
            <td key={state}>
              {without === undefined || cells[state].stories.length > 0 ? (
                <Cell cell={cells[state]} open={open} onOpen={setOpen} />
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
      {open !== null && (
        <tr>
          <td colSpan={screenStates.length + 1}>
            <Thumbnails story={open} />
          </td>
        </tr>
      )}
    </>
  );
}

type CellProps = { cell: MapCell; open: MappedStory | null; onOpen: (story: MappedStory | null) => void };

function Cell({ cell: { stories, isElsewhere }, open, onOpen }: CellProps) {
  if (stories.length === 0) return <strong className="map-gap">نیست · missing</strong>;
  return (
    <details>
      <summary>
        {localDigits(String(stories.length), "fa")}
        {isElsewhere && " ↗"}
      </summary>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <button
              type="button"
              aria-expanded={open?.id === story.id}
              onClick={() => onOpen(open?.id === story.id ? null : story)}
            >
              {storyNames[story.name]} · <bdi>{story.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
