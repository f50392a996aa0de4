import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { localeOf } from "#domain/text/in-locale.ts";
import { favicon, workbenchTheme } from "./theme.ts";
import { onceDrawn, setFrame } from "./workbench/frame.ts";
import { listen } from "./workbench/panel/heard.ts";
import { LinkButton } from "./workbench/panel/LinkButton.tsx";
import { Panel } from "./workbench/panel/Panel.tsx";
import { pinOf } from "./workbench/pin.ts";

// Storybook compiles the manager's elements to calls of its own React, by this name.
Object.assign(globalThis, { React });

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
  // Beside the story it would leave no room for the toolbar.
  panelPosition: "bottom",
});

const REVIEW = "shamseh/review";
/** Toolbar choices that are shown in the panel. */
const IN_PANEL = new Set<unknown>(["review", "copy", "comment"]);

addons.register(REVIEW, (api) => {
  listen();
  addons.add(REVIEW, {
    type: types.PANEL,
    title: "بازبینی · Review",
    render: ({ active }) => (active ? <Panel /> : null),
  });
  addons.add(`${REVIEW}/link`, {
    type: types.TOOL,
    title: "لینک بازبینی · Review link",
    match: ({ viewMode }) => viewMode === "story",
    render: () => <LinkButton />,
  });
  const open = (): void => {
    api.setSelectedPanel(REVIEW);
    api.togglePanel(true);
  };
  let before: unknown;
  type Chosen = { globals: Record<string, unknown> };
  const frame = () => setFrame(localeOf(api.getGlobals()["locale"]));
  frame();
  onceDrawn(frame);
  // A screen takes the whole height; the panel stays for a review.
  api.on("storyPrepared", ({ parameters }: { parameters: { layout?: string } }) => {
    if (parameters.layout === "fullscreen" && !IN_PANEL.has(before)) api.togglePanel(false);
  });
  api.on("globalsUpdated", ({ globals }: Chosen) => {
    frame();
    if (globals["overlay"] !== before && IN_PANEL.has(globals["overlay"])) open();
    before = globals["overlay"];
  });
  // A link to a comment, or to findings, opens the panel with them.
  api.on("setGlobals", ({ globals }: Chosen) => {
    frame();
    before = globals["overlay"];
    if (IN_PANEL.has(globals["overlay"]) || pinOf(globals["pin"]) !== null) open();
  });
});

const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
if (icon) icon.href = favicon;
