import { Story } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { ModuleExport, PreparedStory } from "storybook/internal/types";
import type { GuideState } from "#design-system/guide/guide.ts";
import { PageLocale, PageText } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";

/** The ground on which a story stands in a page. */
export const Stage = ({ children }: { children: ReactNode }) => <div className="component-stage">{children}</div>;

const addressOf = (id: string, locale: string, theme: string) =>
  `iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`;

type FrameProps = { story: PreparedStory; theme: string; height: string; args?: Record<string, unknown> };

/** The preview inside of a frame: it has a channel of its own. */
type Framed = Window & { __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void } };

/** A story in a frame of its own, as wide as a telephone where the story asks for one. It follows its arguments. */
export function Frame({ story, theme, height, args }: FrameProps) {
  const locale = useContext(PageLocale);
  const frame = useRef<HTMLIFrameElement>(null);
  const sent = useRef(args);
  useEffect(() => {
    // The frame starts with the same arguments, and sends its own back: only changes are passed on.
    if (args === undefined || JSON.stringify(sent.current) === JSON.stringify(args)) return;
    sent.current = args;
    const inside = frame.current?.contentWindow as Framed | null | undefined;
    inside?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: args });
  }, [args, story.id]);
  const address = addressOf(story.id, locale, theme);
  const isOnAPhone = story.storyGlobals?.["viewport"] !== undefined;
  return (
    <iframe
      key={address}
      ref={frame}
      className={isOnAPhone ? "component-frame component-phone" : "component-frame"}
      src={address}
      title={story.name}
      loading="lazy"
      style={{ blockSize: height }}
    />
  );
}

type StateProps = { state: GuideState; of: ModuleExport; story: PreparedStory; theme: string };

/** One state with the story that shows it: in the page, or in a frame where it fills the window or is opened. */
export const State = ({ state, of, story, theme }: StateProps) => (
  <section className="component-state">
    <div className="component-state-head">
      <h3>
        <PageText text={state.name} />
      </h3>
      <code>{state.story}</code>
      <a href={addressOf(story.id, useContext(PageLocale), theme)} target="_blank" rel="noreferrer">
        <PageText text={pageWords.alone} />
      </a>
    </div>
    {state.frame === undefined ? (
      <Stage>
        <Story of={of} />
      </Stage>
    ) : (
      <Frame story={story} theme={theme} height={`${state.frame}px`} />
    )}
  </section>
);
