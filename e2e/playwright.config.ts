import { defineConfig } from "@playwright/test"
import { CHROMIUM_FLAGS } from "./chromium-flags.ts"

/** The sites in a real browser, on production builds, against the embedded platform. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  // A second try tells a busy machine from a broken page; what needs it is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // Pictures of a page are made on the first visit, which takes its time on a busy machine.
  timeout: 60_000,
  outputDir: "../test-results/e2e",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    trace: "retain-on-failure",
  },
})
