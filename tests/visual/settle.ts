/**
 * Waits until a played story is stable: fonts are loaded, pictures are decoded, even those far down, and for three
 * frames nothing has scrolled and no element has changed; a second at most, since some stories tick. Runs in the page.
 * @returns the size of the whole page
 */
export async function settleStory(): Promise<{ width: number; height: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.documentElement;
  root.dataset["still"] = "";
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = "eager";
  await frame();
  await document.fonts.ready;
  // A missing picture is missing each time; then the story fails, or shows the placeholder.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  scrollTo(0, 0);
  let quiet = 0;
  const stir = () => {
    quiet = 0;
  };
  const observer = new MutationObserver(stir);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener("scroll", stir, { capture: true, passive: true });
  for (let frames = 0; frames < 60 && quiet < 3; frames += 1) {
    quiet += 1;
    await frame();
  }
  removeEventListener("scroll", stir, { capture: true });
  observer.disconnect();
  return { width: Math.max(root.scrollWidth, innerWidth), height: Math.max(root.scrollHeight, innerHeight) };
}

/**
 * Loads every font. Runs in the page.
 * @returns the families with a file that does not load; fallback fonts are not on every machine
 */
export async function lostFonts(): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const withFile = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("src").includes("url("))
    .map(({ style }) => style.getPropertyValue("font-family").replaceAll('"', ""));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const lost = [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family);
  return [...new Set(lost.map((family) => family.replaceAll('"', "")))].filter((family) => withFile.includes(family));
}
