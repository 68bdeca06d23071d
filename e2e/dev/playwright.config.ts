import { defineConfig } from "@playwright/test"
import { findChromium } from "../../scripts/chromium.ts"
import { CHROMIUM_FLAGS } from "../chromium-flags.ts"

/** Runs the tests of `npm run dev` one at a time, since they share a copy of the repository. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  workers: 1,
  retries: 2,
  forbidOnly: true,
  // Each test waits until the development server is idle again.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "../../test-results/dev",
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  },
})
