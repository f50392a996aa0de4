import { light } from "#design-system/theme/palette.ts";

/** The panel's own look, in the workbench's colours. */
export const STYLE = `
  .review-panel { padding: 12px 16px; font: 14px/1.7 "Vazirmatn Variable", Tahoma, "Segoe UI", sans-serif; color: ${light.ink}; }
  .review-panel bdi[lang=en], .review-panel .english { color: ${light.inkMute}; font-size: 12px; }
  .review-panel button { font: inherit; min-height: 32px; padding: 2px 12px; border: 1px solid ${light.lineStrong}; border-radius: 8px;
    background: ${light.surface}; color: ${light.lajvard}; cursor: pointer; }
  .review-panel button:hover { border-color: ${light.lajvard}; }
  .review-panel button:focus-visible, .review-panel textarea:focus-visible { outline: 3px solid ${light.lajvard}; outline-offset: 1px; }
  .review-panel ol { list-style: none; margin: 8px 0 0; padding: 0; display: grid; gap: 4px; }
  .review-panel .row { display: grid; grid-template-columns: 2.5em 1fr; width: 100%; text-align: start; gap: 8px; align-items: start; color: inherit; padding: 6px 8px; }
  .review-panel .number { background: #b3213f; color: #fff; border-radius: 4px; text-align: center; font-weight: 700; font-size: 12px; }
  .review-panel .english { direction: ltr; unicode-bidi: isolate; display: block; text-align: start; }
  .review-panel .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .review-panel textarea { font: inherit; width: 100%; box-sizing: border-box; min-height: 56px; border: 1px solid ${light.lineStrong}; border-radius: 8px; padding: 6px 8px; }
  .review-panel table { border-collapse: collapse; width: 100%; }
  .review-panel th, .review-panel td { text-align: start; vertical-align: top; padding: 4px 8px; border-block-end: 1px solid ${light.line}; font-weight: 400; }
  .review-panel h3 { font-size: 14px; margin: 12px 0 4px; }
  .review-panel .link { overflow-wrap: anywhere; }
  .review-panel .wrong { color: #b3213f; }
`;
