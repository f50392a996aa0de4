import type { Area } from "#domain/place/area.ts";
import type { Sketch } from "./sketch.ts";

type Sketched = { slug: string; sheet: Area; load: () => Promise<Sketch> };
const area = (south: number, west: number, north: number, east: number): Area => ({ south, west, north, east });

/**
 * The cities that have a sketch: the fifteen with the most stays of the demonstration's world. The extents stand here
 * so that a map knows what to load; a test compares them with the sketches' own.
 */
export const sketches: readonly Sketched[] = [
  {
    slug: "Tehran",
    sheet: area(35.61, 51.22, 35.85, 51.55),
    load: () => import("./cities/tehran.ts").then((module) => module.tehran),
  },
  {
    slug: "Isfahan",
    sheet: area(32.59, 51.57, 32.7, 51.77),
    load: () => import("./cities/isfahan.ts").then((module) => module.isfahan),
  },
  {
    slug: "Mashhad",
    sheet: area(36.21, 59.44, 36.39, 59.71),
    load: () => import("./cities/mashhad.ts").then((module) => module.mashhad),
  },
  {
    slug: "Shiraz",
    sheet: area(29.52, 52.43, 29.71, 52.66),
    load: () => import("./cities/shiraz.ts").then((module) => module.shiraz),
  },
  {
    slug: "Kish",
    sheet: area(26.47, 53.86, 26.61, 54.09),
    load: () => import("./cities/kish.ts").then((module) => module.kish),
  },
  {
    slug: "Istanbul",
    sheet: area(40.96, 28.88, 41.1, 29.1),
    load: () => import("./cities/istanbul.ts").then((module) => module.istanbul),
  },
  {
    slug: "Dubai",
    sheet: area(25.05, 55.09, 25.31, 55.42),
    load: () => import("./cities/dubai.ts").then((module) => module.dubai),
  },
  {
    slug: "Yazd",
    sheet: area(31.8, 54.25, 31.97, 54.46),
    load: () => import("./cities/yazd.ts").then((module) => module.yazd),
  },
  {
    slug: "Tabriz",
    sheet: area(38.0, 46.19, 38.15, 46.43),
    load: () => import("./cities/tabriz.ts").then((module) => module.tabriz),
  },
  {
    slug: "Qeshm",
    sheet: area(26.88, 56.17, 27.01, 56.33),
    load: () => import("./cities/qeshm.ts").then((module) => module.qeshm),
  },
  {
    slug: "Rasht",
    sheet: area(37.22, 49.5, 37.35, 49.67),
    load: () => import("./cities/rasht.ts").then((module) => module.rasht),
  },
  {
    slug: "Kashan",
    sheet: area(33.92, 51.32, 34.05, 51.5),
    load: () => import("./cities/kashan.ts").then((module) => module.kashan),
  },
  {
    slug: "Kerman",
    sheet: area(30.22, 57.0, 30.35, 57.17),
    load: () => import("./cities/kerman.ts").then((module) => module.kerman),
  },
  {
    slug: "Ramsar",
    sheet: area(36.86, 50.56, 36.97, 50.74),
    load: () => import("./cities/ramsar.ts").then((module) => module.ramsar),
  },
  {
    slug: "Chabahar",
    sheet: area(25.24, 60.53, 25.41, 60.75),
    load: () => import("./cities/chabahar.ts").then((module) => module.chabahar),
  },
];
