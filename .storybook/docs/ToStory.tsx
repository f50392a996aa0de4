import { storyNameFromExport, toId } from "storybook/internal/csf";
import { storyNames } from "../story-names.ts";

/** `title` and `story` name a story by its file's title and its export; without a story it is the component's page. */
type ToStoryProps = { title: string; story?: string; globals?: string };

/** Link to a story, or to a component's page, in the workbench. */
export function ToStory({ title, story, globals }: ToStoryProps) {
  const path = story ? `/story/${toId(title, storyNameFromExport(story))}` : `/docs/${toId(title, "docs")}`;
  const name = title.replace(/^.*\//, "");
  return (
    <a href={`./?path=${path}${globals ? `&globals=${globals}` : ""}`} target="_top">
      <bdi>{name}</bdi>
      {story && (
        <>
          {" › "}
          <bdi>{`${storyNames[story]} · ${storyNameFromExport(story)}`}</bdi>
        </>
      )}
    </a>
  );
}
