/** The colours a visitor chose; `system` follows the device. Kept in the cookie `theme`. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const THEME_COOKIE = "theme";

export const themeOf = (stored: string | null): Theme => themes.find((theme) => theme === stored) ?? "system";
