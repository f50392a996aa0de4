import { useEffect, useRef } from "react";
import { mirror } from "./mirror.ts";

export type Side = { title: string; globals: Record<string, string> };

/** The address of one story alone, with the toolbar's choices in it. */
function storyAddress(storyId: string, globals: Record<string, string>): string {
  const chosen = Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(";");
  return `iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(chosen)}`;
}

/** The same story in frames side by side; what is done in one is done in the others. */
export function SideBySide({ storyId, sides }: { storyId: string; sides: Side[] }) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const stops = useRef<(() => void)[]>([]);

  const connect = () => {
    disconnect(stops);
    const documents = frames.current.map((frame) => frame?.contentDocument).filter((document) => !!document);
    for (const leader of documents) {
      for (const follower of documents) {
        if (leader !== follower) stops.current.push(mirror(leader, follower));
      }
    }
  };

  useEffect(() => () => disconnect(stops), []);

  return (
    <div className="workbench-sides">
      {sides.map((side, index) => (
        <figure key={side.title} className="workbench-side">
          <figcaption>{side.title}</figcaption>
          <iframe
            ref={(frame) => {
              frames.current[index] = frame;
            }}
            title={side.title}
            src={storyAddress(storyId, side.globals)}
            onLoad={connect}
          />
        </figure>
      ))}
    </div>
  );
}

function disconnect(stops: { current: (() => void)[] }): void {
  for (const end of stops.current) end();
  stops.current = [];
}
