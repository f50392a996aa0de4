import { Story } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import type { ModuleExport, PreparedStory } from "storybook/internal/types";
import type { GuideState } from "#design-system/guide/guide.ts";
import { PageLocale, PageText } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";

/** The ground on which a story stands in a page. */
export const Stage = ({ children }: { children: ReactNode }) => <div className="component-stage">{children}</div>;

const addressOf = (id: string, locale: string, theme: string) =>
  `iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`;

type StateProps = { state: GuideState; of: ModuleExport; story: PreparedStory; theme: string };

/** One state with the story that shows it: in the page, or in a frame where it fills the window or is opened. */
export function State({ state, of, story, theme }: StateProps) {
  const locale = useContext(PageLocale);
  const address = addressOf(story.id, locale, theme === "dark" ? "dark" : "light");
  const isOnAPhone = story.storyGlobals?.["viewport"] !== undefined;
  return (
    <section className="component-state">
      <div className="component-state-head">
        <h3>
          <PageText text={state.name} />
        </h3>
        <code>{state.story}</code>
        <a href={address} target="_blank" rel="noreferrer">
          <PageText text={pageWords.alone} />
        </a>
      </div>
      {state.frame === undefined ? (
        <Stage>
          <Story of={of} />
        </Stage>
      ) : (
        <iframe
          key={address}
          className={isOnAPhone ? "component-frame component-phone" : "component-frame"}
          src={address}
          title={state.story}
          loading="lazy"
          style={{ blockSize: `${state.frame}px` }}
        />
      )}
    </section>
  );
}
