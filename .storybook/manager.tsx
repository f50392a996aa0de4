import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { favicon, workbenchTheme } from "./theme.ts";
import { listen } from "./workbench/panel/heard.ts";
import { Panel } from "./workbench/panel/Panel.tsx";

// Storybook compiles the manager's elements to calls of its own React, by this name.
Object.assign(globalThis, { React });

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
  // Beside the story it would leave no room for the toolbar.
  panelPosition: "bottom",
});

const REVIEW = "shamseh/review";
/** The choices of the toolbar whose words stand in the panel. */
const IN_PANEL = new Set<unknown>(["review", "copy", "comment"]);

addons.register(REVIEW, (api) => {
  listen();
  addons.add(REVIEW, {
    type: types.PANEL,
    title: "بازبینی · Review",
    render: ({ active }) => (active ? <Panel /> : null),
  });
  let before: unknown;
  api.on("globalsUpdated", ({ globals }: { globals: Record<string, unknown> }) => {
    if (globals["overlay"] !== before && IN_PANEL.has(globals["overlay"])) {
      api.setSelectedPanel(REVIEW);
      api.togglePanel(true);
    }
    before = globals["overlay"];
  });
});

const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
if (icon) icon.href = favicon;
