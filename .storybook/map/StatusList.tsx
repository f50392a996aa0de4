import { useEffect, useState } from "react";
import { localDigits } from "#domain/text/digits.ts";
import { notReady, rtlCritical, type StatusTag, statusTags } from "../story-tags.ts";
import "./map.css";

/** An entry of Storybook's own index. */
type Entry = { id: string; title: string; type: "docs" | "story"; tags?: readonly string[] };
type Listed = { title: string; id: string; isPage: boolean; stories: number; tags: readonly string[] };

/** Titles with their first entry, from the index that the sidebar is drawn from. */
function listed(entries: readonly Entry[]): Listed[] {
  const byTitle = new Map<string, Listed>();
  for (const { id, title, type, tags = [] } of entries) {
    if (!tags.some((tag) => (statusTags as readonly string[]).includes(tag))) continue;
    const before = byTitle.get(title) ?? { title, id, isPage: type === "docs", stories: 0, tags };
    byTitle.set(title, { ...before, stories: before.stories + (type === "story" ? 1 : 0) });
  }
  return [...byTitle.values()];
}

const titles = {
  ready: ["آماده", "Ready"],
  review: ["در انتظار بازبینی", "To be reviewed"],
  draft: ["پیش‌نویس", "Draft"],
  "rtl-critical": ["حساس به جهت", "Direction is critical"],
} as const satisfies Record<StatusTag, readonly [string, string]>;

const whyOf = (title: string, tag: StatusTag) => (tag === "rtl-critical" ? rtlCritical[title] : notReady[title]?.why);

/** Titles that need a reviewer stand first, those that are ready last. */
const order: readonly StatusTag[] = ["draft", "review", "rtl-critical", "ready"];

/** Components and screens by their tag, each leading to its page. */
export function StatusList() {
  const [all, setAll] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    const reading = fetch("index.json").then((answer) => answer.json());
    void reading.then(({ entries }: { entries: Record<string, Entry> }) => setAll(listed(Object.values(entries))));
  }, []);
  if (all === null) return <p>فهرست خوانده می‌شود… · Reading the index…</p>;
  return order.map((tag) => <Tagged key={tag} tag={tag} of={all.filter(({ tags }) => tags.includes(tag))} />);
}

/** Titles with the same reason, under it; a title with a reason of its own has it beside its name. */
function Tagged({ tag, of }: { tag: StatusTag; of: readonly Listed[] }) {
  const [fa, en] = titles[tag];
  const byReason = Map.groupBy(of, ({ title }) => whyOf(title, tag));
  return (
    <section>
      <h2 id={tag}>
        {fa} · <bdi>{en}</bdi> <span className="map-count">{localDigits(of.length, "fa")}</span>
      </h2>
      {of.length === 0 && <p>چیزی نیست · None</p>}
      {tag === "rtl-critical" ? (
        <Titles of={of} tag={tag} />
      ) : (
        [...byReason].map(([why, some]) => (
          <div key={why?.[1] ?? ""}>
            {why && (
              <p>
                {why[0]} · <bdi lang="en">{why[1]}</bdi>
              </p>
            )}
            <Titles of={some} />
          </div>
        ))
      )}
    </section>
  );
}

/** A list of titles with links; with a tag, each with its reason. */
const Titles = ({ of, tag }: { of: readonly Listed[]; tag?: StatusTag }) => (
  <ul className="map-tagged">
    {of.map(({ title, id, isPage, stories }) => {
      const why = tag && whyOf(title, tag);
      return (
        <li key={title}>
          <a href={`./?path=/${isPage ? "docs" : "story"}/${id}`} target="_top">
            <bdi>{title.replace(/^[^/]*\//, "").replaceAll("/", " › ")}</bdi>
          </a>{" "}
          <span className="guide-note">{localDigits(stories, "fa")} داستان</span>
          {why && (
            <span className="map-why">
              {why[0]}
              <bdi lang="en">{why[1]}</bdi>
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
