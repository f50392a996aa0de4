import { Source, Story } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { ModuleExport, PreparedStory } from "storybook/internal/types";
import type { Locale } from "#domain/enums/enums.ts";
import { useStoryArgs } from "./docs-state.ts";
import { PageLocale, PageText } from "./PageText.tsx";
import { PropControl } from "./PropControl.tsx";
import { PropsTable } from "./PropsTable.tsx";
import { pageWords } from "./page-words.ts";
import { propsOf } from "./props.ts";
import { Frame, Stage } from "./Stage.tsx";

type Words = Partial<Record<Locale, Record<string, unknown>>>;

/** The words that a story gives its component as text. */
function textsOf(words: Words | undefined, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(words?.[locale] ?? {}).filter(([, word]) => typeof word === "string"));
}

type PlaygroundProps = { of: ModuleExport; story: PreparedStory; frame: string | undefined; theme: string };

/** The first story with a control beside each of its props. */
export function Playground({ of, story, frame, theme }: PlaygroundProps) {
  const locale = useContext(PageLocale);
  const { args, change, reset } = useStoryArgs(story);
  const texts = textsOf(story.parameters["words"] as Words | undefined, locale);
  const props = propsOf(story.argTypes, new Set(Object.keys(texts)));
  return (
    <>
      <h2 id="playground">
        <PageText text={pageWords.playground} />
      </h2>
      {frame === undefined ? (
        <Stage>
          <Story of={of} />
        </Stage>
      ) : (
        <Frame story={story} theme={theme} height={frame} args={args} />
      )}
      <div className="component-tools">
        <details>
          <summary>
            <PageText text={pageWords.code} />
          </summary>
          <div dir="ltr">
            <Source of={of} />
          </div>
        </details>
        <button type="button" className="component-reset" onClick={reset}>
          <PageText text={pageWords.reset} />
        </button>
      </div>
      <h2 id="props">
        <PageText text={pageWords.props} />
      </h2>
      <PropsTable
        props={props}
        control={(prop) => (
          <PropControl
            prop={prop}
            value={args[prop.name]}
            usual={texts[prop.name] ?? ""}
            onChange={(value) => change({ [prop.name]: value })}
          />
        )}
      />
    </>
  );
}
