import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import { withBothNames } from "./both-names.ts";
import { messageUses } from "./message-uses.ts";
import { chromaticModesOf, modes } from "./modes.ts";
import { withStatusTags } from "./story-tags.ts";

const everything = [
  "./docs/*.mdx",
  "../design-system/**/*.stories.tsx",
  "../app/src/**/*.stories.tsx",
  "../products/**/*.stories.tsx",
];

/**
 * The website's own files are addressed from the root (`/web/fonts/…`). The static workbench opens from any path, so
 * its styles, which all stand in `assets/`, name them by the way from there.
 */
const relativeAddresses: Plugin = {
  name: "shamseh:relative-addresses",
  apply: "build",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = String(file.source).replace(/url\((["']?)\/web\//g, "url($1../web/");
    }
  },
};

/**
 * Chromatic takes a story in all of the preview's modes except those that its file's parameters disable. `modes.ts`
 * holds these exceptions in one table, so that story files need no line of their own.
 */
const fewerModes: Plugin = {
  name: "shamseh:fewer-modes",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".stories.tsx")) return;
    const taken = chromaticModesOf(relative(process.cwd(), id));
    const left = Object.keys(modes).filter((name) => !taken.includes(name));
    if (left.length === 0) return;
    const off = JSON.stringify(Object.fromEntries(left.map((name) => [name, { disable: true }])));
    return `${code}\nmeta.parameters = { ...meta.parameters, chromatic: { modes: ${off}, ...meta.parameters?.chromatic } };\n`;
  },
};

/**
 * The designers' workbench. The static build opens from any path and without a network: addresses are relative, fonts
 * are our own and nothing is reported home. `STORIES` (globs from this folder, parted by spaces) narrows it to
 * one part while that part is being made.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  experimental_indexers: (indexers = []) => indexers.map(withBothNames).map(withStatusTags),
  stories: process.env.STORIES?.split(" ") ?? everything,
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [
    { from: "../app/public", to: "/web" },
    { from: "../fixtures/photos", to: "/web/photo" },
    { from: "../fixtures/tiles", to: "/web" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The toolbar has its own themes, grid and boxes, and must fit a window of 1280 px.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  managerHead: (head) =>
    `${head ?? ""}<style>${readFileSync(join(import.meta.dirname, "manager.css"), "utf8")}</style>`,
  // Props are read by TypeScript, which follows types through files, and of the design system alone: Storybook's own
  // reader looks at each of 1,700 modules of the website, and knows no type that another file has.
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      include: ["design-system/components/**/*.tsx"],
      exclude: ["**/*.{stories,guide,test}.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      fileSystemCache: true,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // `staticDirs` has copied the public folder already, and to the right place.
    publicDir: false,
    // Transforms what every story loads while the manager is being bundled.
    server: { ...vite.server, warmup: { clientFiles: ["./.storybook/preview.tsx", "./design-system/theme/*.css.ts"] } },
    build: { ...vite.build, chunkSizeWarningLimit: 2_000 },
    plugins: [...(vite.plugins ?? []), fewerModes, relativeAddresses, messageUses],
  }),
};

export default config;
