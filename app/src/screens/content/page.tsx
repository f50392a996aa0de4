import { definePage } from "#app/src/page/page.ts";
import { ContentScreen } from "./ContentScreen.tsx";
import { loadContent } from "./load.ts";

export default definePage({ areas: ["content"], load: loadContent, Screen: ContentScreen });
