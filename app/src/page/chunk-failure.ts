import type { Locale } from "#domain/enums/enums.ts";

const words = {
  fa: { text: "بخشی از صفحه بارگذاری نشد. لطفاً صفحه را دوباره باز کنید.", button: "بارگذاری دوباره" },
  en: { text: "Part of the page didn’t load. Please reload the page.", button: "Reload" },
} as const;

/**
 * Says that the page's code did not arrive and offers to load it again; the error itself is reported (R185).
 * The catalogue may be what failed, so these words are in the code; the page the server sent stays readable below.
 */
export function offerReload(error: unknown, locale: Locale): void {
  const notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.className = "chunk-failure";
  const text = document.createElement("p");
  text.textContent = words[locale].text;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words[locale].button;
  button.addEventListener("click", () => location.reload());
  notice.append(text, button);
  document.body.prepend(notice);
  reportError(error);
}
