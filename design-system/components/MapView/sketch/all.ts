import { chabahar } from "./cities/chabahar.ts";
import { dubai } from "./cities/dubai.ts";
import { isfahan } from "./cities/isfahan.ts";
import { istanbul } from "./cities/istanbul.ts";
import { kashan } from "./cities/kashan.ts";
import { kerman } from "./cities/kerman.ts";
import { kish } from "./cities/kish.ts";
import { mashhad } from "./cities/mashhad.ts";
import { qeshm } from "./cities/qeshm.ts";
import { ramsar } from "./cities/ramsar.ts";
import { rasht } from "./cities/rasht.ts";
import { shiraz } from "./cities/shiraz.ts";
import { tabriz } from "./cities/tabriz.ts";
import { tehran } from "./cities/tehran.ts";
import { yazd } from "./cities/yazd.ts";
import type { Sketch } from "./sketch.ts";

/** All sketches at once, for what draws still maps on the server; a browser loads each by itself (`sketches.ts`). */
export const allSketches: readonly Sketch[] = [
  chabahar,
  dubai,
  isfahan,
  istanbul,
  kashan,
  kerman,
  kish,
  mashhad,
  qeshm,
  ramsar,
  rasht,
  shiraz,
  tabriz,
  tehran,
  yazd,
];
