import { addons } from "storybook/manager-api";
import { favicon, workbenchTheme } from "./theme.ts";

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
  // The panel beside the story leaves its full height for a phone.
  panelPosition: "right",
});

const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
if (icon) icon.href = favicon;
