/** Files of the screens, as the build's manifest spells them. No page begins with this module. */

/** Module from which screens and catalogues are loaded. */
export const ON_DEMAND = "app/src/on-demand.ts";

/** The folder of a screen, from the repository's root. A product's screens stand in its own folder. */
export const screenPath = (screen: string): string => {
  const [product, folder] = screen.split("/");
  return folder === undefined ? `app/src/screens/${screen}` : `products/${product}/web/${folder}`;
};

/** The module of a screen's page. */
export const screenModule = (screen: string): string => `${screenPath(screen)}/page.tsx`;
