import { privateHead } from "#app/src/features/own/private-head.ts";
import { definePage } from "#app/src/page/page.ts";
import { HandOffScreen } from "./HandOffScreen.tsx";
import { loadHandOff } from "./load.ts";

export default definePage({ areas: ["reserve"], load: loadHandOff, Screen: HandOffScreen });

export const head = privateHead("reserve.handOff.title");
