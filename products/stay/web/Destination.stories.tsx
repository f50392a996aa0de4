import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { succeeded } from "#app/src/api/result.ts";
import { keepRecentPlace, recentPlaces } from "#app/src/features/search/recent-places.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { withWords } from "#app/src/page/story.tsx";
import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { suggestionsInEnglish } from "#fixtures/answers/suggestions-in-english.ts";
import { suggestionsInPersian } from "#fixtures/answers/suggestions-in-persian.ts";
import { oneOf, playground } from "#tests/stories/playground.tsx";
import { SearchForm } from "./SearchForm.tsx";

const meta: Meta = {
  title: "اجزا/مقصد جست‌وجو Destination",
  // While its list is open React Aria hides the rest of the page; Tab closes the list before it gets there.
  parameters: { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } },
};
export default meta;
type Story = StoryObj;

const inLanguage = { fa: suggestionsInPersian, en: suggestionsInEnglish };
const citiesIn = (locale: Locale) => inLanguage[locale].filter(({ kind }) => kind === "city");
const longest: Record<Locale, string> = {
  fa: "اقامتگاه سنتی و بوم‌گردی خانهٔ تاریخی بزرگ‌ترین باغ‌های ایرانی",
  en: "The grand historical garden house and traditional residence of Isfahan",
};

const misspelt: Record<Locale, string> = { fa: "اصفحان", en: "Isfahn" };

type Answer = (locale: Locale, text: string) => readonly Suggestion[];

/** The form of a search with the story's suggestions. */
function Answered({ answer, actions }: { answer: Answer; actions: ScreenActions }) {
  const { locale } = useEnvironment();
  const call = async (_: unknown, { query }: { query: { q: string } }) => succeeded(answer(locale, query.q) as never);
  return <SearchForm actions={{ ...actions, client: { call: call as typeof actions.client.call } }} />;
}

const answering = (answer: Answer) => withWords((actions) => <Answered answer={answer} actions={actions} />);

const answers: Readonly<Record<string, Answer>> = {
  cities: citiesIn,
  all: (locale) => inLanguage[locale],
  guesses: (locale) => inLanguage[locale].map((suggestion) => ({ ...suggestion, is_guess: true })),
  nothing: () => [],
};
export const Playground: Story = playground(
  { suggestions: "all" },
  { suggestions: oneOf("پیشنهادهای سرور · Suggestions of the server", Object.keys(answers)) },
  ({ suggestions }, actions) => <Answered answer={answers[suggestions] as Answer} actions={actions} />,
);
const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("combobox", { name: /^(مقصد|Destination)$/ });

/** The list stands at the end of the document, so it is looked for on the whole screen. */
const listed = () => screen.findByRole("listbox");

/** Before anything is typed: where many go. */
export const Popular: Story = {
  render: answering((locale) => citiesIn(locale)),
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement));
    await waitFor(async () =>
      expect(
        within(await listed()).getByRole("group", { name: /^(مقصدهای پرطرفدار|Popular destinations)$/ }),
      ).toBeVisible(),
    );
  },
};

/** Destinations searched for in this browser stand first, until they are cleared. */
export const Recent: Story = {
  ...Popular,
  beforeEach: () => {
    keepRecentPlace("fa", { id: "city-9", name: "یزد", detail: "استان یزد" });
    keepRecentPlace("fa", { id: "property-4", name: longest.fa, detail: "اصفهان" });
    keepRecentPlace("en", { id: "city-9", name: "Yazd", detail: "Yazd Province" });
    keepRecentPlace("en", { id: "property-4", name: longest.en, detail: "Isfahan" });
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals.locale);
    await userEvent.click(fieldIn(canvasElement));
    const options = within(await listed()).getAllByRole("option");
    await expect(options[0]).toHaveTextContent(longest[locale]);
    await expect(options[1]).toHaveTextContent(/یزد|Yazd/);
  },
};

export const RecentCleared: Story = {
  ...Recent,
  play: async ({ canvasElement, globals }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.click(within(await listed()).getByRole("option", { name: /پاک کردن|Clear/ }));
    await waitFor(() => expect(screen.queryByText(/^(جست‌وجوهای اخیر|Recent searches)$/)).toBeNull());
    await expect(recentPlaces(localeOf(globals.locale))).toEqual([]);
    await expect(await listed()).toBeVisible();
    await expect(field).toHaveValue("");
  },
};

/** A letter is wrong: the likely place is suggested as a guess. */
export const Guess: Story = {
  render: answering((locale, text) =>
    text === "" ? [] : inLanguage[locale].map((suggestion) => ({ ...suggestion, is_guess: true })),
  ),
  play: async ({ canvasElement, globals }) => {
    await userEvent.type(fieldIn(canvasElement), misspelt[localeOf(globals.locale)]);
    const group = await screen.findByRole("group", { name: /^(شاید منظورتان این باشد|Did you mean)$/ });
    await expect(within(group).getAllByRole("option")).toHaveLength(inLanguage[localeOf(globals.locale)].length);
  },
};

export const NothingFound: Story = {
  render: answering(() => []),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), "xyzw");
    await expect(await screen.findByText(/پیدا نشد|No matching destination/)).toBeVisible();
  },
};

export const LongNames: Story = {
  render: answering((locale) => inLanguage[locale].map((suggestion) => ({ ...suggestion, name: longest[locale] }))),
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), "اصف");
    await expect(await listed()).toBeVisible();
  },
};
