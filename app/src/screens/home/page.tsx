import { definePage } from "#app/src/page/page.ts";
import { HomeScreen } from "./HomeScreen.tsx";
import { homeHead } from "./head.ts";
import { loadHome } from "./load.ts";

export default definePage({ areas: ["home", "listing"], load: loadHome, head: homeHead, Screen: HomeScreen });
