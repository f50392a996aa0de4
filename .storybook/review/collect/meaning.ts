import type { ElementFacts } from "../snapshot.ts";

/** The words that lead on and back in the names of controls, at their beginning or end. */
const NEXT = /(^|\s)(بعد|بعدی|جلوتر|next|later|forward)$|^(next|later|forward)(\s|$)/i;
const BACK = /(^|\s)(قبل|قبلی|پیشین|عقب‌تر|previous|earlier|back)$|^(بازگشت|previous|earlier|back)(\s|$)/i;

/** The way that the name of the control around a drawing says it leads to. */
export function meaningOf(element: Element): ElementFacts["meaning"] {
  if (!(element instanceof SVGSVGElement)) return null;
  const control = element.closest("a, button, [role=button], [role=link]");
  const name = (control?.getAttribute("aria-label") ?? control?.textContent ?? "").replace(/\s+/g, " ").trim();
  if (NEXT.test(name)) return "next";
  return BACK.test(name) ? "back" : null;
}
