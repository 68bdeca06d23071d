import { defineConfig } from "@playwright/test"
import { findChromium } from "../../scripts/chromium.ts"
import { CHROMIUM_FLAGS } from "../chromium-flags.ts"

/** `npm run dev` in a real browser: what is edited shows. One after the other, for they share a copy of the repository. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  workers: 1,
  retries: 2,
  forbidOnly: true,
  // Each test waits until all is quiet again.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: "../../test-results/dev",
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  },
})
