import { defineConfig } from "@playwright/test"
import { findChromium } from "../scripts/chromium.ts"
import exceptions from "../test-exceptions.json" with { type: "json" }
import { CHROMIUM_FLAGS } from "./chromium-flags.ts"

const SLOW = Object.keys(exceptions.slowInBrowser)

/** Suites that also run without the front. */
const PLAIN = ["journeys.e2e.ts", "without-javascript.e2e.ts", "editing.e2e.ts", "injection.e2e.ts", "plain.e2e.ts"]

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
    { name: "sites", testIgnore: [...SLOW, "plain.e2e.ts", "dev/**"] },
    // What visitors and editors do most, once more on plain `next start`.
    {
      name: "plain",
      testMatch: PLAIN,
      grep: /se-automotive|^(?!.*(se|no|fi|sk|uk)-)/,
      timeout: exceptions.slowSeconds * 1000,
    },
  ],
  outputDir: "../test-results/e2e",
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  },
})
