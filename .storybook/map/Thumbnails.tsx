import { viewports } from "../viewports.ts";
import type { MappedStory } from "./screen-map.ts";

/** Scale of the drawn frames. */
const SCALE = 0.4;
const HEIGHT = 740;

const looks = (["fa", "en"] as const).flatMap((locale) =>
  [viewports.phone.width, viewports.xl.width].map((width) => ({ locale, width })),
);

/** A story in both languages at the width of a telephone and of a desk: each leads to the story itself. */
export const Thumbnails = ({ story: { id } }: { story: MappedStory }) => (
  <div className="map-thumbnails">
    {looks.map(({ locale, width }) => {
      const globals = `locale:${locale}`;
      return (
        <figure key={`${locale} ${width}`}>
          <figcaption>
            <a href={`./?path=/story/${id}&globals=${globals}`} target="_top">
              <bdi>{`${locale} · ${width}`}</bdi>
            </a>
          </figcaption>
          <div style={{ inlineSize: width * SCALE, blockSize: HEIGHT * SCALE }}>
            <iframe
              title={`${id} ${locale} ${width}`}
              loading="lazy"
              src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
              style={{ inlineSize: width, blockSize: HEIGHT, transform: `scale(${SCALE})` }}
            />
          </div>
        </figure>
      );
    })}
  </div>
);
