import { definePage } from "#app/src/page/page.ts";
import { LoginScreen } from "./LoginScreen.tsx";
import { loadLogin } from "./load.ts";

export default definePage({ areas: ["account"], load: loadLogin, Screen: LoginScreen });
