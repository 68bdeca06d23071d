// Follows `docs/add-a-site.md` in a copy of this repository: a seventh site is made, started and visited in a browser.
import { rmSync } from "node:fs"
import { copyRepository } from "./copy-repository.ts"
import { followPage } from "./docs/follow-page.ts"
import { isBusy } from "./is-busy.ts"
import { printStep } from "./print.ts"
import { freePort } from "./servers.ts"

const MAX_SECONDS = 5 * 60

printStep("Copying the repository")
const root = copyRepository("new-site")
try {
  const started = performance.now()
  const [platform, site] = [await freePort(), await freePort()]
  const env = { FORECOURT_PLATFORM_PORT: `${platform}`, FORECOURT_SITE_PORT: `${site}` }
  await followPage("docs/add-a-site.md", { root, env, log: printStep })
  const seconds = Math.round((performance.now() - started) / 1000)
  printStep(`A site was made, built, started and visited in ${seconds} s`)
  if (seconds > MAX_SECONDS && !isBusy())
    throw new Error(`new site: ${seconds} s are more than the ${MAX_SECONDS} s promised.`)
} finally {
  rmSync(root, { recursive: true, force: true })
}
