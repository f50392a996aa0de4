import { DocsContext, DocsPage, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentType, useContext } from "react";
import type { ModuleExports, Parameters, PreparedStory, StrictArgTypes } from "storybook/internal/types";
import type { ComponentGuide } from "#design-system/guide/guide.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { useGlobals } from "./docs-state.ts";
import { KeyTable } from "./KeyTable.tsx";
import { PageList, PageLocale, PageText } from "./PageText.tsx";
import { Pairs } from "./Pairs.tsx";
import { Playground } from "./Playground.tsx";
import { PropsTable } from "./PropsTable.tsx";
import { pageWords } from "./page-words.ts";
import { propsOf } from "./props.ts";
import { State } from "./Stage.tsx";
import "../guide.css";
import "./component-page.css";

const languages: Record<Locale, string> = { fa: "فارسی", en: "English" };

/** Page of a component with a guide; Storybook's own for all others. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as ComponentGuide | undefined;
  return guide ? <PageOfGuide guide={guide} /> : <DocsPage />;
}

function Head({
  guide,
  locale,
  setLocale,
}: {
  guide: ComponentGuide;
  locale: Locale;
  setLocale: (to: Locale) => void;
}) {
  return (
    <header className="component-head">
      <div className="component-language" role="group" aria-label={pageWords.language.join(" · ")}>
        {(Object.keys(languages) as Locale[]).map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {languages[one]}
          </button>
        ))}
      </div>
      <h1>
        <bdi lang="fa">{guide.name[0]}</bdi>
        <bdi lang="en" dir="ltr" className="component-latin">
          {guide.name[1]}
        </bdi>
      </h1>
      <p className="component-summary">
        <PageText text={guide.summary} />
      </p>
    </header>
  );
}

type Described = { subcomponents: Record<string, ComponentType>; parameters: Parameters };

/** The props of the components that belong to it. */
function OtherProps({ subcomponents, parameters }: Described) {
  const read = (parameters["docs"] as { extractArgTypes?: (of: ComponentType) => StrictArgTypes | null })
    .extractArgTypes;
  return Object.entries(subcomponents).map(([name, component]) => (
    <details key={name} className="component-others">
      <summary>
        <PageText text={pageWords.propsOf} /> <code>{name}</code>
      </summary>
      <PropsTable props={propsOf(read?.(component) ?? {}, new Set())} />
    </details>
  ));
}

type ListName = "when" | "whenNot" | "content" | "limits";

/** A part of the guide that is a list; nothing where the guide has none. */
const List = ({ guide, part }: { guide: ComponentGuide; part: ListName }) =>
  guide[part] && (
    <section>
      <h2>
        <PageText text={pageWords[part]} />
      </h2>
      <PageList texts={guide[part]} />
    </section>
  );

/** Guidance on when and how to use it. */
const Advice = ({ guide }: { guide: ComponentGuide }) => (
  <>
    <div className="component-advice">
      <List guide={guide} part="when" />
      <List guide={guide} part="whenNot" />
    </div>
    <h2>
      <PageText text={pageWords.pairs} />
    </h2>
    <Pairs pairs={guide.pairs} />
    <List guide={guide} part="content" />
    <List guide={guide} part="limits" />
    <h2>
      <PageText text={pageWords.keyboard} />
    </h2>
    <KeyTable rows={guide.keys} />
  </>
);

function States({ guide, exports, stories, theme }: StatesProps) {
  return (
    <>
      <h2>
        <PageText text={pageWords.states} />
      </h2>
      {guide.states.map((state) => {
        const of = exports[state.story];
        const story = stories.find(({ moduleExport }) => moduleExport === of);
        return story && <State key={state.story} state={state} of={of} story={story} theme={theme} />;
      })}
    </>
  );
}

type StatesProps = { guide: ComponentGuide; exports: ModuleExports; stories: PreparedStory[]; theme: string };

function PageOfGuide({ guide }: { guide: ComponentGuide }) {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const exports = csfFile.moduleExports;
  const first = stories.find(({ moduleExport }) => moduleExport === exports["Playground"]) ?? stories[0];
  if (!first) throw new Error(`${guide.name[1]} has no story`);
  const { locale, theme, setLocale } = useGlobals(first);
  const subcomponents = preparedMeta.subcomponents as Described["subcomponents"] | undefined;
  return (
    <Unstyled>
      <PageLocale.Provider value={locale}>
        <article className="guide component-page" dir={DIRECTION[locale]} lang={locale}>
          <Head guide={guide} locale={locale} setLocale={setLocale} />
          <Playground
            of={first.moduleExport}
            story={first}
            theme={theme}
            frame={first.parameters["playgroundFrame"] as string}
          />
          {subcomponents && <OtherProps subcomponents={subcomponents} parameters={preparedMeta.parameters} />}
          <Advice guide={guide} />
          <States guide={guide} exports={exports} stories={stories} theme={theme} />
        </article>
      </PageLocale.Provider>
    </Unstyled>
  );
}
