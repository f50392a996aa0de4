import { definePage } from "#app/src/page/page.ts";
import { loadRegisterHotel } from "./load.ts";
import { RegisterHotelScreen } from "./RegisterHotelScreen.tsx";

export default definePage({ areas: ["content", "own"], load: loadRegisterHotel, Screen: RegisterHotelScreen });
