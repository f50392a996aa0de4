import { createContext, useContext } from "react";

/**
 * Element of the browser's top layer around a part, or null. Lists and dialogs are rendered into it: at the end of the
 * document they would lie below it.
 */
const Layer = createContext<() => HTMLElement | null>(() => null);

export const LayerProvider = Layer.Provider;

/** Container in which a list or dialog is rendered; undefined: the end of the document. */
export const useLayer = (): HTMLElement | undefined => useContext(Layer)() ?? undefined;
