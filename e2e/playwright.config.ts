import { defineConfig } from "@playwright/test"
import { findChromium } from "../scripts/chromium.ts"
import { CHROMIUM_FLAGS } from "./chromium-flags.ts"

/** Suites that also run without the front. */
const PLAIN = ["journeys.e2e.ts", "without-javascript.e2e.ts", "editing.e2e.ts", "injection.e2e.ts", "plain.e2e.ts"]

/** What the gate walks: tests tagged `@gate`, and whole files of what visitors and editors do most. */
const GATE =
  /@gate|(consent|editing|every-site|front|hero-search|injection|library|navigation|plain|stories|without-javascript)\.e2e\.ts/

const isGate = Boolean(process.env.FORECOURT_GATE)

/** The sites in a real browser, on production builds, against the embedded platform. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Slow for a moment is not wrong: what passes then is named at the end of the run.
  retries: 2,
  forbidOnly: true,
  ...(isGate && { grep: GATE }),
  projects: [
    { name: "sites", testIgnore: ["plain.e2e.ts", "dev/**"] },
    // What visitors and editors do most, once more on plain `next start`; in the gate only what is special to that.
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
