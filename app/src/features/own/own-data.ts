import { createContext } from "react";
import type { OwnData } from "#app/src/store/own-data.ts";

/** The own data of the page's store; null around a part that is rendered alone, which keeps none. */
export const OwnDataContext = createContext<OwnData | null>(null);
