import type { Locale } from "#domain/enums/enums.ts";
import type { PageSnapshot } from "../review/snapshot.ts";

/** Time limit of a story in the other language, milliseconds. */
const PATIENCE = 20_000;
const PACE = 150;

/** Members that each frame of the workbench offers to a frame that compares itself with it. */
type Offering = Window & {
  shamsehCollect?: (locale: Locale) => Promise<PageSnapshot>;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
};

/** Offers this page as plain data. The collector is loaded on demand. */
export function offerPage(): void {
  (globalThis as unknown as Offering).shamsehCollect = async (locale) =>
    (await import("../review/collect/collect.ts")).collect(locale);
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ENDED = new Set(["completed", "afterEach", "finished"]);

async function played(view: Offering): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += PACE) {
    if (ENDED.has(view.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? "") && view.shamsehCollect) return true;
    await later(PACE);
  }
  return false;
}

/** This story in the other language and a window of the same size, unseen, as plain data; null when it did not come to its end. */
export async function pageInOther(locale: Locale): Promise<PageSnapshot | null> {
  const address = new URL(location.href);
  const chosen = (address.searchParams.get("globals") ?? "")
    .split(";")
    .filter((one) => /^(theme|calendar|network|textSize|stress):/.test(one));
  address.searchParams.set("globals", [...chosen, `locale:${locale}`].join(";"));
  address.searchParams.set("viewMode", "story");
  const frame = document.createElement("iframe");
  frame.className = "sb-workbench-other";
  frame.inert = true;
  Object.assign(frame.style, {
    position: "fixed",
    inset: "0",
    opacity: "0",
    zIndex: "-1",
    border: "0",
    pointerEvents: "none",
  });
  Object.assign(frame.style, { width: `${innerWidth}px`, height: `${innerHeight}px` });
  frame.src = address.href;
  document.body.append(frame);
  try {
    const view = frame.contentWindow as Offering | null;
    return view !== null && (await played(view)) ? ((await view.shamsehCollect?.(locale)) ?? null) : null;
  } finally {
    frame.remove();
  }
}
