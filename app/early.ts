/**
 * Runs before first paint and long before hydration: records a press that only a script can answer, so that it is
 * neither lost nor answered by the browser in another way. Such presses are those of buttons that submit nothing, and
 * of forms that only a script sends (`method="dialog"`: outside a dialog a browser sends those nowhere); links, other
 * forms and buttons of a popover work by themselves. `src/page/early-taps.ts` replays them. No imports: below a kilobyte.
 */
function keep(event: Event): void {
  if ("ready" in document.documentElement.dataset) return;
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
