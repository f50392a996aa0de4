import type { Head, HeadContext } from "#app/src/page/page.ts";
import type { LoginData } from "./load.ts";

export const head = (_data: LoginData, { t }: HeadContext): Head => ({
  title: t("site.title", { page: t("login.title") }),
  description: t("login.lead"),
  canonical: null,
  jsonLd: [],
});
