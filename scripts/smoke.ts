// `npm run smoke -- <site>`: builds the named sites, starts them on free ports and visits them in a browser.
import { spawnSync } from "node:child_process"
import { build } from "./build.ts"
import { findChromium } from "./chromium.ts"
import { fail, printStep } from "./print.ts"
import { QUIET } from "./servers.ts"
import { chooseSites } from "./sites.ts"

export async function run(names: readonly string[]): Promise<number> {
  const sites = choose(names)
  if (!build(sites.map((site) => `@forecourt-sites/${site}`))) return 1

  printStep(`Visiting ${sites.join(", ")}`)
  const args = ["test", "--config", "e2e/playwright.config.ts", "every-site"]
  const env = { ...process.env, ...QUIET, CHROMIUM: findChromium(), SMOKE_SITES: sites.join(" ") }
  return spawnSync("node_modules/.bin/playwright", args, { stdio: "inherit", env }).status ?? 1
}

function choose(names: readonly string[]): readonly string[] {
  try {
    return chooseSites(names)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
