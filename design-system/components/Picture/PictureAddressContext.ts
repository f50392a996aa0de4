import { createContext } from "react";
import type { Direction, Hour, Scene } from "#design-system/illustration/scene.ts";
import { heroAddress, sceneAddress } from "#design-system/illustration/scene-address.ts";

/** Where pictures come from: the website serves them by address; the workbench, which has no server, draws them in place. */
export type PictureAddresses = {
  scene: (scene: Scene, direction: Direction) => string;
  hero: (hour: Hour, direction: Direction) => string;
};

export const PictureAddressContext = createContext<PictureAddresses>({ scene: sceneAddress, hero: heroAddress });
