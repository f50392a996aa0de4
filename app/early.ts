/**
 * Runs before the page is painted and long before it is awake: keeps a press that only a script could answer, so that it
 * is neither lost nor done by the browser in another way. Such presses are those of buttons that submit nothing and of
 * forms without an address of their own; links and other forms work by themselves. `src/page/early-taps.ts` does what
 * was kept, once. No imports: it must stay below a kilobyte.
 */
function keep(event: Event): void {
  const { target } = event;
  if (document.documentElement.dataset["ready"] !== undefined || !(target instanceof Element)) return;
  const form = event instanceof SubmitEvent && target.matches("main form:not([action])") ? target : null;
  const control =
    event instanceof SubmitEvent ? form && (event.submitter ?? form) : target.closest("main button[type=button]");
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.dataset["tapped"] = "";
  control.ariaBusy = "true";
}

for (const kind of ["click", "submit"]) addEventListener(kind, keep, true);
