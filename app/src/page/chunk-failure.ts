import type { Locale } from "#domain/enums/enums.ts";

const words = {
  fa: { text: "بخشی از صفحه بارگذاری نشد. لطفاً صفحه را دوباره باز کنید.", button: "بارگذاری دوباره" },
  en: { text: "Part of the page didn’t load. Please reload the page.", button: "Reload" },
} as const;

/**
 * Says that the page's code failed to load and offers a reload; the error itself is reported (R185). The catalogue may
 * have failed too, so these words are in the code; the server's markup stays readable below.
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
