import type { StorybookConfig } from "@storybook/react-vite"
import { artwork } from "./artwork.ts"
import { serveAsSent } from "./as-sent.ts"
import { basemap } from "./basemap.ts"
import { developmentReact } from "./development-react.ts"
import { sitePages } from "./pages/site-pages.ts"

/** The files with stories. `FORECOURT_STORIES`, a comma-separated list, selects some of them for a faster build. */
const ALL =
  "packages/*/src/**/*.stories.tsx,.storybook/start/*.stories.tsx,.storybook/pages/*.stories.tsx,.storybook/style/*.stories.tsx"
const STORIES = (process.env.FORECOURT_STORIES ?? ALL).split(",")

export default {
  framework: "@storybook/react-vite",
  stories: STORIES.map((files) => `../${files}`),
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It inserts a style element, which a strict content security policy blocks.
  features: { highlight: false },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), sitePages(), artwork(), basemap(), serveAsSent(STORIES), developmentReact()],
    resolve: {
      ...config.resolve,
      conditions: ["forecourt-source", "module", "browser", "development|production"],
    },
    server: { ...config.server, fs: { ...config.server?.fs, allow: [".."] } },
    build: {
      ...config.build,
      chunkSizeWarningLimit: 4000,
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Warnings of React contain the component's name.
        output: { keepNames: true },
        // Every part has 'use client', which has no meaning here.
        onLog: (level, log, report) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log)
        },
      },
    },
  }),
} satisfies StorybookConfig
