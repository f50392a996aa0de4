import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Scene } from "#design-system/illustration/scene.ts";
import { Picture } from "./Picture.tsx";

const skyline: Scene = { slug: "Isfahan", city: "Isfahan", hour: "dusk", view: "skyline" };
const house: Scene = {
  ...{ slug: "Hashti", city: "Isfahan", hour: "day", view: "facade" },
  house: { kind: "hotel", storeys: 9, stars: 4, shows: ["parking"], variant: 33 },
};
const draw = (scene: Scene) =>
  renderToStaticMarkup(<Picture scene={scene} crop="card" phoneCrop="square" alt="" width={480} height={360} />);

it("asks for the crop of its box, and below tablets for the other", () => {
  expect(draw(house)).toContain('src="/web/art/facade/Isfahan/Hashti.hotel-9-4-33-parking-.card.day.rtl.svg"');
  expect(draw(house)).toMatch(/<source media="\(width &lt; 48em\)" srcSet="[^"]+\.square\.day\.rtl\.svg"\/>/);
});

it("draws a scene that has one composition without crops", () => {
  expect(draw(skyline)).toContain('src="/web/art/skyline/Isfahan/Isfahan.dusk.rtl.svg"');
  expect(draw(skyline)).not.toContain("<source");
});
