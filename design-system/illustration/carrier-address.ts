/** Address at which the website serves a carrier's mark, by its code: `/web/art/carrier/8D.svg`. */
export const carrierAddress = (code: string): string => `/web/art/carrier/${encodeURIComponent(code)}.svg`;
