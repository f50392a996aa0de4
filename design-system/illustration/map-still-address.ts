/** Decimals of a place in a still map's address: eleven metres, less than its pixel. */
const DECIMALS = 4;

/** Address at which the website serves the still map around a place: `/web/art/map/32.6546_51.6680.svg`. */
export const mapStillAddress = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `/web/art/map/${lat.toFixed(DECIMALS)}_${lon.toFixed(DECIMALS)}.svg`;
