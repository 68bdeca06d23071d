import { defineConfig } from "@playwright/test"
import { findChromium } from "../scripts/chromium.ts"
import { CHROMIUM_FLAGS } from "./chromium-flags.ts"

/** The tests that also run against a site without the front proxy. */
const PLAIN = ["journeys.e2e.ts", "without-javascript.e2e.ts", "editing.e2e.ts", "injection.e2e.ts", "plain.e2e.ts"]

const GATE =
  /@gate|(articles|consent|editing|every-site|front|hero-search|injection|library|navigation|plain|without-javascript)\.e2e\.ts/

const isGate = Boolean(process.env.FORECOURT_GATE)

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that is slow once is not a failure: tests that pass on a retry are listed at the end of the run.
  retries: 2,
  forbidOnly: true,
  ...(isGate && { grep: GATE }),
  projects: [
    { name: "sites", testIgnore: ["plain.e2e.ts", "dev/**"] },
    // The most common tasks again on plain `next start`; `npm test` runs only the tests about the differences.
    {
      name: "plain",
      testMatch: isGate ? "plain.e2e.ts" : PLAIN,
      grep: /se-automotive|^(?!.*(se|no|fi|sk|uk)-)/,
    },
  ],
  outputDir: "../test-results/e2e",
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  },
})
