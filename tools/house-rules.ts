import ts from "typescript";
import { lopsidedShorthands, rawColours } from "./style-rules.ts";

/** Rules of this code that no linter has, as a table: the files that a rule applies to, and its check. */

type HouseRule = {
  readonly name: string;
  /** Recommended alternative. */
  readonly mend: string;
  /** Paths that the rule applies to, from the repository's root. */
  readonly files: RegExp;
  /** Exempt files, each with its reason. */
  readonly except?: Readonly<Record<string, string>>;
  /** Faulty lines of a file's text, counted from 1. */
  readonly linesAt: (text: string, path: string) => number[];
};

/** The lines that match. */
const matching =
  (pattern: RegExp) =>
  (text: string): number[] =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** The first line, when the whole text is at fault. */
const whole =
  (isAtFault: (text: string) => boolean) =>
  (text: string): number[] =>
    isAtFault(text) ? [1] : [];

/** True when a function is only a table: its body returns a literal. */
function isTable(body: ts.Node): boolean {
  const [only, ...others] = ts.isBlock(body) ? body.statements : [];
  const given = only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : body;
  if (given === undefined) return false;
  const bare = ts.isParenthesizedExpression(given) ? given.expression : given;
  return ts.isObjectLiteralExpression(bare) || ts.isArrayLiteralExpression(bare);
}

/** Lines where functions longer than `most` lines begin. */
const functionsOver =
  (most: number) =>
  (text: string, path: string): number[] => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
    const found: number[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && "body" in node && node.body && !isTable(node.body)) {
        const first = lineOf(node.getStart(source));
        if (lineOf(node.end) - first >= most) found.push(first + 1);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };

const code = String.raw`(?<!\.test|\.stories)\.tsx?$`;

export const houseRules: readonly HouseRule[] = [
  {
    name: "no-physical-css",
    mend: "Use a logical property (marginInlineStart), or bidi() where CSS has none.",
    files: /^(app|products|design-system)\/.*\.css\.ts$/,
    linesAt: matching(
      /^(?!.*\bbidi\().*(\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b|\bborder(Top|Bottom)(Left|Right)Radius\b|(?<![\w"$-])(left|right):|\btranslateX\(|\btranslate(3d)?\((?!0[,)])|textAlign: .(left|right)|float: .(left|right))/,
    ),
  },
  {
    name: "rings-are-whole",
    mend: "Add ...ringWithin of design-system/theme/ring.ts to what is pushed aside: it cuts the rings of the focus at its edges.",
    files: /^(app|products|design-system)\/.*\.css\.ts$/,
    linesAt: whole((text) => text.split('overflowX: "auto"').length > text.split("...ringWithin").length),
  },
  {
    name: "no-direction-by-hand",
    mend: "Use bidi() of design-system/theme: rtl-css-js mirrors what has no logical property.",
    files: /^(app|products|design-system)\/.*\.css\.ts$/,
    // A Latin field in a Persian page has two directions at once: its own, and the page's. bidi() knows the page's.
    linesAt: matching(/\[dir=["']?(rtl|ltr)["']?\] &(?!\[dir)/),
  },
  {
    name: "symmetric-shorthands",
    mend: "Name the logical sides (marginInlineStart, borderStartStartRadius), or write it in bidi().",
    files: /^(app|products|design-system)\/.*(?<!\.test|\.stories)\.tsx?$/,
    linesAt: lopsidedShorthands,
  },
  {
    name: "colours-are-tokens",
    mend: "Take the colour from design-system/theme: `colour` of theme.css.ts, or `constant` of palette.ts.",
    // Illustrations are exempt: their colours belong to the picture, not to the theme.
    files: /^(app|products|design-system\/(?!theme\/|illustration\/)).*(?<!\.test|\.stories)\.tsx?$/,
    linesAt: rawColours,
  },
  {
    name: "layers-are-tokens",
    mend: "Take the z-index from `layer` of design-system/theme/theme.css.ts.",
    files: /^(app|products|design-system)\/.*\.css\.ts$/,
    linesAt: matching(/zIndex:[^,}\n]*\d/),
  },
  {
    name: "no-clock-in-shared-code",
    mend: "Take the time as an argument; a page's is in its RenderEnvironment.",
    files: new RegExp(`^(domain/|products/(?!\\w+/(provider|world|cli)/)|design-system/|app/).*${code}`),
    except: {
      "app/server/main.ts": "the website's clock comes in here",
      "app/src/page/browser-clock.ts": "the one place where shared code reads the browser's clock",
      "app/src/store/cookie.ts": "writes an instant that it is given in a cookie's own format",
    },
    linesAt: matching(/\bnew Date\b|\bDate\.now\b/),
  },
  {
    name: "no-intl",
    mend: "Use domain/text: Intl's Persian puts the year and the weekday in the wrong order.",
    files: new RegExp(`^(domain|products|design-system|app|provider)/.*${code}`),
    linesAt: matching(/\bIntl\.|\.toLocale(Date|Time)?String\(/),
  },
  {
    name: "one-way-to-a-language",
    mend: "Use inLocale, ofPair or localeOf of domain/text/in-locale.ts, or a table: Record<Locale, …>.",
    files: /^(domain|products|design-system|app|provider|fixtures|cli|tests|tools|\.storybook)\/.*(?<!\.test)\.tsx?$/,
    except: { "domain/text/in-locale.ts": "the one way" },
    linesAt: matching(/[!=]==? "(fa|en)"(?!\w)|\[?`\w+_\$\{locale\}`/),
  },
  {
    name: "support-is-named-in-one-place",
    mend: "Use SupportNumbers of features/support, or {support} in a message: 1685 alone cannot be dialled from abroad.",
    files: /^(app|products|domain|provider|cli|design-system)\/.*(?<!\.test|\.stories)\.(tsx?|json)$/,
    except: {
      "domain/text/support.ts": "the one place",
      "app/src/features/support/BriefSupportNumbers.tsx": "shows the one for the reader",
      "app/src/features/support/SupportNumbers.tsx": "shows both",
      "design-system/components/MapView/geography.ts": "coordinates",
    },
    linesAt: matching(/\b1685\b|۱۶۸۵|number=\{SUPPORT_PHONE\}/),
  },
  {
    name: "short-functions",
    mend: "Split it into named parts with one idea each: seventy lines are enough for one.",
    files: new RegExp(`^(domain|products|design-system|app|provider|runtime|fixtures|cli|tools)/.*${code}`),
    except: {
      "app/src/features/results/list-grammar.ts": "74 lines: one table of methods over the names of its filters",
    },
    linesAt: functionsOver(70),
  },
  {
    name: "patient-tests",
    mend: "Use eventually() of tests/support: Vitest gives up after a second, which a busy machine takes.",
    files: /\.test\.tsx?$/,
    linesAt: matching(/\bvi\.waitFor\(|\bexpect\.poll\(/),
  },
  {
    name: "one-length-of-time",
    mend: "Use HOUR_SECONDS, DAY_SECONDS or YEAR_SECONDS of domain/calendar/constants.ts.",
    files:
      /^(domain|products|design-system|app|provider|fixtures|cli|tests|tools)\/.*(?<!\.test|\.spec|\.stories)\.tsx?$/,
    except: {
      "domain/calendar/constants.ts": "says how long they are",
      "domain/time/zones.ts": "an offset from UTC may be an hour",
      "design-system/components/MapView/geography.ts": "coordinates of coasts and borders",
    },
    linesAt: matching(/(?<![\w.])(31_?556_?926|86_?400(_?000)?|3_?600(_?000)?)(?!\w)/),
  },
  {
    name: "one-listener-of-scrolling",
    mend: "Use onScrollEnd() of design-system/scroll: it acts once scrolling has come to rest for 100 ms (R201).",
    files: /^(app|products|design-system)\/.*(?<!\.test|\.stories)\.tsx?$/,
    except: { "design-system/scroll/scroll-end.ts": "is that one" },
    linesAt: matching(/\bonScroll(End)?(Capture)?=|addEventListener\(\s*["']scroll|\bonscroll(end)? =/),
  },
  {
    name: "signals-are-followed",
    mend: "Call useSignals() first: without it a component that reads `.value` never renders again.",
    files: /^(app|products|design-system)\/.*(?<!\.test|\.stories)\.tsx$/,
    except: { "app/entry-client.tsx": "reads signals and renders nothing itself" },
    linesAt: whole(
      (text) =>
        /from "(@preact\/signals-react|#app\/src\/store\/(store|address|view|resolving|locale|chosen-theme|session|toasts|login-ask)\.ts)"/.test(
          text,
        ) &&
        /\.value\b/.test(text) &&
        !/\buseSignals\(\)/.test(text),
    ),
  },
  {
    name: "stories-are-fed-by-fixtures",
    mend: "Feed the story with an answer of fixtures/answers: a story shows what the provider would send.",
    files: /^(app\/src\/screens|products\/\w+\/web\/\w+)\/.*\.stories\.tsx$/,
    except: {
      "app/src/screens/failure/FailureScreen.stories.tsx": "shows that no answer came",
      "app/src/screens/hand-off/HandOffScreen.stories.tsx": "is fed by the story's own link, which decides everything",
      "app/src/screens/not-found/NotFoundScreen.stories.tsx": "nothing was asked for",
    },
    linesAt: whole((text) => !/from "#fixtures\//.test(text)),
  },
  {
    name: "comments-state",
    mend: "State it: a verb for what a function does, a noun for a value, “True when …”; a comment is no question and no riddle.",
    files: /\.(tsx?|mjs|cjs)$/,
    except: { "tools/house-rules.test.ts": "the example that breaks this rule" },
    linesAt: matching(/(?:^|\s)(?:\/\*\*?|\/\/) (?:What|Who|Whoever|Whom|Whose|Whether|Which|Why|How)\b/),
  },
  {
    name: "terms-of-the-field",
    mend: "Name who or what it is: anonymous visitor, user, owner, caller, operator, process; revalidate, recompute, reload.",
    files: /\.(tsx?|mjs|md)$/,
    except: {
      "domain/messages/refusal-table.ts": "sentences as they are shown",
      "fixtures/world/attractions/abroad.ts": "texts of the demonstration, as they are shown",
      "fixtures/world/comments/english.ts": "texts of the demonstration, as they are shown",
      "fixtures/world/property-sentences.ts": "texts of the demonstration, as they are shown",
      "provider/money/ledger/schema.ts": "a constraint's name in databases that exist",
      "tools/house-rules.test.ts": "the example that breaks this rule",
      "tools/house-rules.ts": "this rule",
    },
    // Matches inside names too: `isNobody`, `askAsSomebody`.
    linesAt: matching(/nobody|somebody|whoever|\banew\b/i),
  },
];

/** Faults in a file, one `path:line name: mend` each. */
export const faultsIn = (path: string, text: string): string[] =>
  houseRules
    .filter(({ files, except }) => files.test(path) && except?.[path] === undefined)
    .flatMap(({ name, mend, linesAt }) => linesAt(text, path).map((line) => `${path}:${line} ${name}: ${mend}`));
