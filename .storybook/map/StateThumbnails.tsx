import { useState } from "react";
import type { Locale } from "#domain/enums/enums.ts";
import { storyNames } from "../story-names.ts";
import { viewports } from "../viewports.ts";
import { type MapRow, screenStates, stateTitles } from "./screen-map.ts";
import { storyAddress } from "./story-address.ts";

/** Viewport widths of the thumbnails, each with the scale that it is drawn at. */
const looks = {
  phone: { width: viewports.phone.width, scale: 0.5, name: "گوشی · Phone" },
  desk: { width: viewports.xl.width, scale: 0.25, name: "رومیزی · Desk" },
} as const;
const HEIGHT = { phone: 740, desk: 1000 } as const;
const languages: Readonly<Record<Locale, string>> = { fa: "فارسی", en: "English" };

type Chosen<Name extends string> = {
  name: string;
  of: Readonly<Record<Name, string>>;
  is: Name;
  choose: (to: Name) => void;
};

function Choices<Name extends string>({ name, of, is, choose }: Chosen<Name>) {
  return (
    <fieldset className="map-choices">
      <legend>{name}</legend>
      {(Object.keys(of) as Name[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === is} onClick={() => choose(one)}>
          {of[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** Thumbnails of a page, the first story of each state, that link to the stories. */
export function StateThumbnails({ cells }: Pick<MapRow, "cells">) {
  const [locale, setLocale] = useState<Locale>("fa");
  const [look, setLook] = useState<keyof typeof looks>("phone");
  const { width, scale } = looks[look];
  // Without it a frame takes the default theme, and this page follows the theme that its frames report.
  const globals = `locale:${locale};theme:${document.documentElement.dataset["theme"] ?? "light"}`;
  const drawn = screenStates.flatMap((state) => cells[state].stories.slice(0, 1).map((story) => ({ state, story })));
  return (
    <>
      <div className="map-bar">
        <Choices name="زبان · Language" of={languages} is={locale} choose={setLocale} />
        <Choices
          name="پهنا · Width"
          of={{ phone: looks.phone.name, desk: looks.desk.name }}
          is={look}
          choose={setLook}
        />
      </div>
      <div className="map-thumbnails">
        {drawn.map(({ state, story: { id, name } }) => (
          <figure key={state}>
            <figcaption>
              <a href={storyAddress(id, globals)} target="_top">
                {stateTitles[state][0]} · <bdi>{storyNames[name]}</bdi>
              </a>
            </figcaption>
            <div style={{ inlineSize: width * scale, blockSize: HEIGHT[look] * scale }}>
              <iframe
                title={`${id} ${locale} ${width}`}
                tabIndex={-1}
                loading="lazy"
                src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
                style={{ inlineSize: width, blockSize: HEIGHT[look], transform: `scale(${scale})` }}
              />
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
