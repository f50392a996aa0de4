import { type CSSProperties, useEffect, useRef, useState } from "react";
import { mirror } from "./mirror.ts";
import { CAPTION, type FrameSize, frameSize, GAP } from "./scale.ts";

export type Side = { title: string; globals: Record<string, string> };

/** Arrangement of the frames: next to each other, or the left-to-right one mirrored and laid over the other. */
export type Arrangement = "beside" | "over";

/** The address of one story alone, with the toolbar's choices in it. */
function storyAddress(storyId: string, globals: Record<string, string>): string {
  const chosen = Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(";");
  return `iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(chosen)}`;
}

/** The window's room, followed as it changes. */
function useRoom() {
  const room = () => ({ width: document.documentElement.clientWidth, height: innerHeight });
  const [size, setSize] = useState(room);
  useEffect(() => {
    const follow = () => setSize(room());
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  });
  return size;
}

/** Connects the frames whenever one of them has loaded. */
function useMirrors() {
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const stops = useRef<(() => void)[]>([]);
  const connect = () => {
    disconnect(stops);
    const documents = frames.current.map((frame) => frame?.contentDocument).filter((document) => !!document?.body);
    for (const leader of documents) {
      for (const follower of documents) {
        if (leader && follower && leader !== follower) stops.current.push(mirror(leader, follower));
      }
    }
  };
  useEffect(() => () => disconnect(stops), []);
  return { frames, connect };
}

function disconnect(stops: { current: (() => void)[] }): void {
  for (const end of stops.current) end();
  stops.current = [];
}

type Props = { storyId: string; sides: Side[]; width: string; arrangement: Arrangement };

/** The same story in frames of a true width; interaction with one is repeated in the others. */
export function SideBySide({ storyId, sides, width, arrangement }: Props) {
  const { frames, connect } = useMirrors();
  const size = frameSize(width, useRoom(), arrangement === "over" ? 1 : sides.length);
  const [share, setShare] = useState(50);
  const [isDifference, setDifference] = useState(false);
  const scaled: CSSProperties = { inlineSize: size.width * size.scale, blockSize: size.height * size.scale };
  const look = { "--share": `${share}%`, "--gap": `${GAP}px`, "--caption": `${CAPTION}px` } as CSSProperties;
  const drawn = sides.map((side, index) => (
    <figure key={side.title} className="workbench-side">
      <figcaption>{captionOf(side, size)}</figcaption>
      <div className="workbench-frame" style={scaled}>
        <iframe
          ref={(frame) => {
            frames.current[index] = frame;
          }}
          title={side.title}
          src={storyAddress(storyId, side.globals)}
          onLoad={connect}
          style={{ inlineSize: size.width, blockSize: size.height, transform: `scale(${size.scale})` }}
        />
      </div>
    </figure>
  ));
  return (
    <div className="workbench-sides" data-arrangement={arrangement} data-difference={isDifference} style={look}>
      {arrangement === "over" && (
        <div className="workbench-slider" dir="rtl">
          <label>
            فارسی · Persian
            <input type="range" dir="ltr" value={share} onChange={({ target }) => setShare(Number(target.value))} />
            English · آینه‌شده
          </label>
          <label>
            <input type="checkbox" checked={isDifference} onChange={({ target }) => setDifference(target.checked)} />
            تفاوت · Difference
          </label>
        </div>
      )}
      {drawn}
    </div>
  );
}

const captionOf = ({ title }: Side, { width, scale }: FrameSize): string =>
  `${title} · ${width} px${scale < 1 ? ` × ${scale.toFixed(2)}` : ""}`;
