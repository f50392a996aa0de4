import { addons } from "storybook/manager-api";
import { favicon, workbenchTheme } from "./theme.ts";

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
  // Beside the story it would leave no room for the toolbar.
  panelPosition: "bottom",
});

const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
if (icon) icon.href = favicon;
