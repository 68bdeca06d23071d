import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { findChromium } from "../scripts/chromium.ts"

const PORT = Number(process.env.FORECOURT_STORIES_PORT ?? "6119")
const FOLDER = process.env.FORECOURT_STORIES_FOLDER ?? "storybook-static"
const BASE_FOLDER = process.env.FORECOURT_STORIES_BASE

const STORIES = ".storybook/loop/stories.e2e.ts"
const OF_BLOCKS = / (Blocks\/[^:]+|Editor\/[^:]+|Pages\/[^:]+|Style|Artwork|Start): /
const OF_THE_KIT = / Kit\/[^:]+: /

/** Runs every story of the built Storybook. Run `npm run stories:build` first. */
export default defineConfig({
  testDir: "..",
  // `npm test` renders and plays every story; only the full run checks keys, other kinds of visitors and pictures.
  projects: process.env.FORECOURT_GATE
    ? [{ name: "gate", testMatch: STORIES }]
    : [
        // The tests that no block affects: the kit's stories, and its primitives with real key presses.
        { name: "kit", testMatch: [STORIES, "packages/ui-kit/src/**/*.e2e.ts"], grepInvert: OF_BLOCKS },
        { name: "blocks", testMatch: ".storybook/loop/*.e2e.ts", grepInvert: OF_THE_KIT },
      ],
  testIgnore: ["**/node_modules/**", "**/.cache/**"],
  outputDir: "../test-results/stories",
  fullyParallel: true,
  // One more than there are processors: Storybook waits a tenth of a second for animations that a story may begin.
  workers: availableParallelism() + 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that is slow once is not a failure: tests that pass on a retry are listed at the end of the run.
  retries: 2,
  forbidOnly: true,
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/test-results/base-pictures/{arg}{ext}",
  reporter: [["list"], ["./loop/report.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    launchOptions: {
      executablePath: findChromium(),
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
  webServer: [serve(FOLDER, PORT), ...(BASE_FOLDER ? [serve(BASE_FOLDER, PORT + 1)] : [])],
})

function serve(folder: string, port: number) {
  return {
    command: `${process.execPath} serve.ts ${port} ../${folder}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  }
}
