import { defineConfig } from "@playwright/test"

const PORT = process.env.FORECOURT_STORIES_PORT ?? "6119"
const FOLDER = process.env.FORECOURT_STORIES_FOLDER ?? "storybook-static"

/** Runs every story of the built workshop in a browser. Build it first: `npm run stories:build`. */
export default defineConfig({
  testDir: "..",
  // Every story by itself, and the primitives under real keys.
  testMatch: [".storybook/loop/*.e2e.ts", "packages/ui-kit/src/**/*.e2e.ts"],
  outputDir: "../test-results/stories",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A second try tells a busy machine from a broken story; what needs it is reported.
  retries: 1,
  forbidOnly: true,
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/.storybook/baselines/{arg}{ext}",
  reporter: [["list"], ["./loop/report.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        "--font-render-hinting=none",
      ],
    },
  },
  webServer: {
    command: `${process.execPath} serve.ts ${PORT} ../${FOLDER}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/index.json`,
    reuseExistingServer: false,
  },
})
