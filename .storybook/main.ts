import type { StorybookConfig } from "@storybook/react-vite";

/**
 * The designers' workbench. The static build opens from any path and without a network: addresses are relative, fonts
 * are our own and nothing is reported home.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: process.env.STORIES
    ? [process.env.STORIES]
    : ["./docs/*.mdx", "../design-system/**/*.stories.tsx", "../app/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // The website's own files live under /web/ (architecture: "How it runs"), so a story finds them where a page does.
  staticDirs: [{ from: "../app/public", to: "/web" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // `staticDirs` has copied the public folder already, and to the right place.
    publicDir: false,
    build: { ...vite.build, chunkSizeWarningLimit: 2_000 },
  }),
};

export default config;
