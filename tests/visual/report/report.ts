import type { Mode } from "../../../.storybook/modes.ts";
import type { Story } from "../stories.ts";

/** A picture that does not look as accepted, with its files beside the report. */
export type Entry = {
  story: Pick<Story, "id" | "title" | "name">;
  mode: string;
  kind: "changed" | "new" | "removed";
  before: string | null;
  after: string | null;
  difference: string | null;
  /** Number of differing pixels, and both sizes when they differ. */
  pixels: number | null;
  sizes: string | null;
};

export type Report = {
  base: string;
  modes: Readonly<Record<string, Mode>>;
  entries: readonly Entry[];
  /** Pictures that could not be drawn, a sentence each. */
  troubles: readonly string[];
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The address of a file beside the report. */
const address = (file: string): string => escaped(file.split("/").map(encodeURIComponent).join("/"));

const en = (words: string): string => `<bdi lang="en" dir="ltr">${escaped(words)}</bdi>`;
/** Persian, with its English beside it. */
const both = (persian: string, english: string): string => `${escaped(persian)} · ${en(english)}`;
/** A title mixes both languages: each Latin part is isolated. */
const mixed = (text: string): string =>
  text
    .split(/([A-Za-z][\w .’'&-]*)/)
    .map((part, index) => (index % 2 === 1 ? en(part) : escaped(part)))
    .join("");

const persianDigits = (count: number): string =>
  String(count).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

const KINDS: Readonly<Record<Entry["kind"], string>> = {
  changed: both("تغییر کرده", "changed"),
  new: both("جدید", "new"),
  removed: both("حذف شده", "removed"),
};

const LOCALES = { fa: ["فارسی", "Persian"], en: ["انگلیسی", "English"] } as const;
const THEMES = { light: ["روشن", "light"], dark: ["تیره", "dark"] } as const;
const SIZES: Readonly<Record<string, readonly [string, string]>> = {
  phone: ["گوشی", "phone"],
  xl: ["رومیزی", "desktop"],
};

/** Display name of a mode. */
function nameOf(name: string, mode: Mode | undefined): string {
  if (mode === undefined) return en(name);
  const words = [LOCALES[mode.locale], SIZES[mode.viewport] ?? [mode.viewport, mode.viewport], THEMES[mode.theme]];
  return both(words.map(([persian]) => persian).join("، "), words.map(([, english]) => english).join(", "));
}

const figure = (file: string | null, persian: string, english: string): string =>
  file === null
    ? ""
    : `<figure><figcaption>${both(persian, english)}</figcaption>` +
      `<a href="${address(file)}"><img loading="lazy" alt="" src="${address(file)}"></a></figure>`;

/** Before and after on top of each other, with a slider for the dividing line. */
const slider = ({ before, after }: Entry): string =>
  before === null || after === null
    ? ""
    : `<figure class="over"><figcaption>${both("روی هم", "one over the other")}</figcaption>` +
      `<div class="pair"><img loading="lazy" alt="" src="${address(before)}"><img loading="lazy" alt="" src="${address(after)}"></div>` +
      `<input type="range" min="0" max="100" value="50" aria-label="${escaped("مرز قبل و بعد · between before and after")}"></figure>`;

const amounts = ({ pixels, sizes }: Entry): string[] => [
  ...(pixels === null ? [] : [both(`${persianDigits(pixels)} پیکسل`, `${pixels} px`)]),
  ...(sizes === null ? [] : [en(sizes)]),
];

const entryOf = (entry: Entry, modes: Report["modes"]): string => `
<section class="picture ${entry.kind}">
<h3>${nameOf(entry.mode, modes[entry.mode])} <small>${[KINDS[entry.kind], ...amounts(entry)].join(" — ")}</small></h3>
<div class="figures">${figure(entry.before, "قبل", "before")}${figure(entry.after, "بعد", "after")}${figure(entry.difference, "تفاوت", "difference")}${slider(entry)}</div>
</section>`;

const storyOf = (entries: readonly Entry[], modes: Report["modes"]): string => {
  const [first] = entries;
  if (first === undefined) return "";
  const { id, title, name } = first.story;
  return `<article id="${escaped(id)}"><h2>${mixed(title)} — ${mixed(name)}</h2>
<p>${both("پذیرفتن", "accept")} <code dir="ltr">npm run visual -- --accept <bdi>${escaped(id)}</bdi></code></p>
${entries.map((entry) => entryOf(entry, modes)).join("\n")}</article>`;
};

const listOf = (stories: readonly (readonly Entry[])[]): string =>
  `<nav aria-label="داستان‌ها"><ul>${stories
    .flatMap(([first]) => first ?? [])
    .map(
      ({ kind, story: { id, title, name } }) =>
        `<li class="${kind}"><a href="#${address(id)}">${mixed(title)} — ${mixed(name)}</a> <small>${KINDS[kind]}</small></li>`,
    )
    .join("\n")}</ul></nav>`;

const troublesOf = (troubles: readonly string[]): string =>
  troubles.length === 0
    ? ""
    : `<section class="troubles"><h2>${both("تصویر گرفته نشد", "not drawn")}</h2><ul>${troubles
        .map((trouble) => `<li>${mixed(trouble)}</li>`)
        .join("\n")}</ul></section>`;

/** The report as one page, which opens from the disk: its style, script, font and pictures are beside it. */
export function reportPage({ base, modes, entries, troubles }: Report): string {
  const stories = [...Map.groupBy(entries, ({ story }) => story.id).values()];
  const count = stories.length;
  const summary = both(
    count === 0 ? "هیچ داستانی تغییر نکرده است." : `${persianDigits(count)} داستان تغییر کرده است.`,
    count === 0 ? "No story has changed." : `${count} ${count === 1 ? "story has" : "stories have"} changed.`,
  );
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>چه چیزی تغییر کرده است · What has changed</title>
<link rel="stylesheet" href="report.css">
<script src="report.js" defer></script>
</head>
<body>
<header><h1>${both("چه چیزی تغییر کرده است", "What has changed")}</h1>
<p>${summary}</p>
<p>${both("مبنای مقایسه", "compared with")} <code dir="ltr">${escaped(base)}</code></p></header>
${troublesOf(troubles)}
${listOf(stories)}
<main>${stories.map((one) => storyOf(one, modes)).join("\n")}</main>
</body>
</html>
`;
}
