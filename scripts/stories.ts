// `npm run stories:test`: builds Storybook when something it is made of has changed, then goes through every story.
import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { resolve } from "node:path"
import { provideBaseStorybook } from "./base-storybook.ts"
import { findChromium } from "./chromium.ts"
import { printStep } from "./print.ts"
import { QUIET } from "./servers.ts"

/**
 * Runs `npm run stories:test`. `-- --pictures` compares the screenshots with those of the base commit, and `-- dialog`
 * selects the stories to test.
 */
export async function run(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith("-"))
  const env = { ...process.env, ...QUIET, CHROMIUM: findChromium() }
  if (!buildStorybookIfStale(env)) return 1
  const { status } = spawnSync(
    "node_modules/.bin/playwright",
    [...STORIES, ...(words.length > 0 ? ["--grep", `/${words.join("|")}/i`] : [])],
    { stdio: "inherit", env: { ...env, ...(args.includes("--pictures") && provideBaseStorybook()) } },
  )
  return status ?? 1
}

export const STORIES = ["test", "--config", ".storybook/playwright.config.ts"]

export const STORIES_REPORT = resolve(".storybook/loop/report.ts")

function buildStorybookIfStale(env: NodeJS.ProcessEnv): boolean {
  if (env.FORECOURT_STORIES) return buildStorybook(env)
  const args = ["run", "//#stories:build", "--output-logs=errors-only", "--env-mode=loose"]
  return spawnSync("node_modules/.bin/turbo", args, { stdio: "inherit", env }).status === 0
}

export function buildStorybook(env: NodeJS.ProcessEnv): boolean {
  printStep("Building Storybook")
  rmSync("storybook-static", { recursive: true, force: true })
  const args = ["build", "-o", "storybook-static", "--quiet", "--disable-telemetry"]
  const { status } = spawnSync("node_modules/.bin/storybook", args, { stdio: ["ignore", "ignore", "inherit"], env })
  return status === 0
}
