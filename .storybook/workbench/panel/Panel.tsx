import type { ReactNode } from "react";
import { useGlobals } from "storybook/manager-api";
import { pinOf } from "../pin.ts";
import { Comment } from "./Comment.tsx";
import { Copy } from "./Copy.tsx";
import { Findings } from "./Findings.tsx";
import { STYLE } from "./style.ts";

/** Content of the panel for each choice of the toolbar's overlay. */
const parts: Readonly<Record<string, () => ReactNode>> = { review: Findings, copy: Copy, comment: Comment };

/** The panel of the review, right to left, Persian first. */
export function Panel() {
  const [{ overlay, pin }] = useGlobals();
  const Part = parts[String(overlay)] ?? (pinOf(pin) === null ? Start : Comment);
  return (
    <div className="review-panel" dir="rtl" lang="fa">
      <style>{STYLE}</style>
      <Part />
    </div>
  );
}

function Start() {
  const [, setGlobals] = useGlobals();
  return (
    <p>
      <button type="button" onClick={() => setGlobals({ overlay: "review" })}>
        نمایش ایرادهای صفحه
      </button>{" "}
      <bdi lang="en">Show what the review finds on this page</bdi>
    </p>
  );
}
