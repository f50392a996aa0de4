import { createContext, useContext } from "react";

/**
 * The element of the browser's top layer that a part stands in, or null. Lists and dialogs are drawn into it: at the end
 * of the document they would lie below it.
 */
const Layer = createContext<() => HTMLElement | null>(() => null);

export const LayerProvider = Layer.Provider;

/** Where a list or dialog is drawn; undefined is the end of the document. */
export const useLayer = (): HTMLElement | undefined => useContext(Layer)() ?? undefined;
