// `npm run stories:test`: builds the workshop when something it is made of has changed, then goes through every story.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { findChromium } from "./chromium.ts"
import { hashOfFiles } from "./hash-of-files.ts"
import { say } from "./say.ts"
import { QUIET } from "./servers.ts"

const FOLDER = "storybook-static"
const STAMP = join(FOLDER, "built-from.txt")

/** What the workshop is made of; what looks at it is not. */
const SOURCES = [
  ...[".storybook", ":!.storybook/loop", ":!.storybook/baselines"],
  ...["packages", "schemas", "sites/*/theme", "docs/generated", "package-lock.json"],
]

/**
 * `npm run stories:test`; with `-- --update` it takes the pictures anew, and with words, `-- dialog`, it goes only
 * through the stories whose title or name has one of them.
 */
export async function run(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith("-"))
  const env = { ...process.env, ...QUIET, CHROMIUM: findChromium() }
  if (!buildWorkshop(env)) return 1
  const { status } = spawnSync(
    "node_modules/.bin/playwright",
    [
      ...STORIES,
      ...(words.length > 0 ? ["--grep", `/${words.join("|")}/i`] : []),
      ...(args.includes("--update") ? ["--update-snapshots=changed"] : []),
    ],
    { stdio: "inherit", env },
  )
  return status ?? 1
}

/** Arguments of Playwright that go through all stories. */
export const STORIES = ["test", "--config", ".storybook/playwright.config.ts"]

/** What writes `test-results/stories.html`. */
export const STORIES_REPORT = resolve(".storybook/loop/report.ts")

/** Says whether there is a workshop of the sources as they are now; builds it when there is not. */
export function buildWorkshop(env: NodeJS.ProcessEnv): boolean {
  const sources = env.FORECOURT_STORIES ? null : hashOfFiles(SOURCES)
  if (sources !== null && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return true

  say("Building the workshop")
  const args = ["build", "-o", FOLDER, "--quiet", "--disable-telemetry"]
  const { status } = spawnSync("node_modules/.bin/storybook", args, { stdio: ["ignore", "ignore", "inherit"], env })
  if (status === 0 && !env.FORECOURT_STORIES) writeFileSync(STAMP, sources ?? "")
  return status === 0
}
