import { useState } from "react";
import { useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { initialGlobals } from "../../globals.ts";
import { NO_PIN, pinOf, pinText } from "../pin.ts";
import { download } from "./download.ts";
import { useHeard } from "./heard.ts";

const usual: Readonly<Record<string, unknown>> = initialGlobals;

/** The view that a comment was written on. */
type View = { story: string; globals: Record<string, unknown> };

/** Address that opens a view. It carries everything that differs from the workbench's defaults. */
function linkTo({ story, globals }: View): string {
  const address = new URL(location.href);
  const chosen = Object.entries(globals).filter(([key, value]) => value !== undefined && value !== usual[key]);
  address.search = new URLSearchParams({
    path: `/story/${story}`,
    globals: chosen.map(([key, value]) => `${key}:${value}`).join(";"),
  }).toString();
  return address.href;
}

const isView = (value: unknown): value is View =>
  typeof value === "object" &&
  value !== null &&
  "story" in value &&
  typeof value.story === "string" &&
  "globals" in value;

/** Writes a comment on the element that was pressed, and makes the link and the file that show it to another person. */
export function Comment() {
  const { picked } = useHeard();
  const { storyId } = useStorybookState();
  const [{ pin, locale, direction, width, theme, calendar, network, textSize }, setGlobals] = useGlobals();
  const api = useStorybookApi();
  const [comment, setComment] = useState("");
  const shown = pinOf(pin);
  const view = (): View => ({
    story: storyId,
    globals: {
      locale,
      direction,
      width,
      theme,
      calendar,
      network,
      textSize,
      overlay: "none",
      pin: picked ? pinText({ key: picked.key, comment }) : pin,
    },
  });
  const open = async (file: File | undefined): Promise<void> => {
    const read: unknown = file && JSON.parse(await file.text());
    if (!isView(read)) return;
    api.selectStory(read.story);
    setGlobals(read.globals);
  };
  return (
    <>
      {shown !== null && (
        <div className="bar">
          <strong>نظر روی این صفحه:</strong> <bdi>{shown.comment}</bdi>
          <button type="button" onClick={() => setGlobals({ pin: NO_PIN })}>
            برداشتن نظر
          </button>
        </div>
      )}
      {picked === null ? (
        <p>
          روی جزئی از صفحه کلیک کنید و نظرتان را بنویسید. · <bdi lang="en">Press an element and write a comment.</bdi>
        </p>
      ) : (
        <>
          <p>
            <bdi>{picked.place}</bdi>
          </p>
          <textarea
            aria-label="نظر · Comment"
            dir="auto"
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <div className="bar">
            <button type="button" onClick={() => void navigator.clipboard.writeText(linkTo(view()))}>
              کپی لینک
            </button>
            <button type="button" onClick={() => download("review.json", view())}>
              دریافت فایل
            </button>
            <button type="button" onClick={() => setGlobals(view().globals)}>
              نمایش روی صفحه
            </button>
            <bdi lang="en" className="link">
              {linkTo(view())}
            </bdi>
          </div>
        </>
      )}
      <label>
        باز کردن فایل بازبینی · <bdi lang="en">Open a review file</bdi>{" "}
        <input type="file" accept="application/json" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
    </>
  );
}
