/**
 * Runs before first paint and long before hydration: records a press that only a script can answer, so that it is
 * neither lost nor answered by the browser in another way. Such presses are those of buttons that submit nothing, and
 * of forms that only a script sends (`method="dialog"`: outside a dialog a browser sends those nowhere); links, other
 * forms and buttons of a popover work by themselves. It also records which fields were typed into.
 * `src/page/early-input.ts` and `early-typed.ts` replay them. No imports: below a kilobyte.
 */
const isReady = () => "ready" in document.documentElement.dataset;

function keep(event: Event): void {
  if (isReady()) return;
  const target = event.target as Element;
  const control = (
    event.type === "click"
      ? target.closest("main button[type=button]:not([popovertarget])")
      : target.matches("main form[method=dialog]") && (event as SubmitEvent).submitter
  ) as HTMLElement | null | false;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  control.dataset["tapped"] = "";
  control.ariaBusy = "true";
}

for (const kind of ["click", "submit"]) addEventListener(kind, keep, true);

/** Stores a field's value on the field: its code may overwrite the text. Ticks are left to their own form. */
function keepTyped({ target }: Event): void {
  const field = target as HTMLInputElement & { typed?: string | boolean };
  if (!isReady() && field.type !== "checkbox") field.typed = field.type === "radio" ? field.checked : field.value;
}

addEventListener("input", keepTyped, true);
