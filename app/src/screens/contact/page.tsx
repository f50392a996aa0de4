import { definePage } from "#app/src/page/page.ts";
import { ContactScreen } from "./ContactScreen.tsx";
import { loadContact } from "./load.ts";

export default definePage({ areas: ["content", "own"], load: loadContact, Screen: ContactScreen });
