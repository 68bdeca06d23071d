import { defineConfig } from "@playwright/test"
import exceptions from "../test-exceptions.json" with { type: "json" }
import { CHROMIUM_FLAGS } from "./chromium-flags.ts"

const SLOW = Object.keys(exceptions.slowInBrowser)

/** The sites in a real browser, on production builds, against the embedded platform. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  // What fails once has failed. `npx playwright test … --retries=1 --trace=on-first-retry` looks at it closely.
  retries: exceptions.secondTries.length > 0 ? 1 : 0,
  forbidOnly: true,
  // What is slow begins, so that no processor waits for it at the end. All else keeps to Playwright's own time limit.
  projects: [
    { name: "slow", testMatch: SLOW, timeout: exceptions.slowSeconds * 1000 },
    { name: "sites", testIgnore: SLOW },
  ],
  outputDir: "../test-results/e2e",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  },
})
