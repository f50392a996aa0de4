import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as styles from "./Icon.css.ts";
import { Icon } from "./Icon.tsx";
import { drawings, type IconName } from "./paths.ts";

/** Directional icons; a clock, a tick or a heart is the same in both reading directions. */
const POINTING: readonly IconName[] = [
  "bed",
  "list",
  "filter",
  "sort",
  "chevron-start",
  "chevron-end",
  "arrow-end",
  "breakfast",
  "flight",
  "quote",
];

it("what points somewhere turns with the reading direction, and nothing else does", () => {
  const turning = (Object.keys(drawings) as IconName[]).filter((name) =>
    renderToStaticMarkup(<Icon name={name} />).includes(styles.mirrored),
  );
  expect(turning.toSorted()).toEqual(POINTING.toSorted());
});
