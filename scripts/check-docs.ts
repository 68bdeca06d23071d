// Follows the pages of the documentation to the letter, in a copy of the repository.
import { rmSync } from "node:fs"
import { copyRepository } from "./copy-repository.ts"
import { followPage } from "./docs/follow-page.ts"
import { printStep } from "./print.ts"
import { freePort } from "./servers.ts"

/**
 * The pages whose steps are executed. The steps create files, so each page is executed in a separate copy of the
 * repository.
 */
const PAGES = ["README.md", "docs/add-a-block.md", "docs/change-a-schema.md"]

/** The commands that other suites of `npm run test:all` execute. */
const ELSEWHERE: readonly (readonly [command: RegExp, suite: string])[] = [
  [/^npm start\b/, "its sites are built and started by the suites of sites and of a seventh site"],
  [/^npm test\b/, "the gate itself"],
  [/^npm run test:all\b/, "this is part of it"],
  [/^npm run dev\b/, "a separate suite"],
  [/^npm run smoke\b/, "the suite of a seventh site"],
  [/^npm run stories$/, "the suite that builds Storybook"],
  [/^npm run stories:test\b/, "the suites of stories"],
  [/^npm run unit$/, "the suites of unit tests"],
  [/^npm run mutants\b/, "no suite: it takes minutes"],
  [/new site\b/, "the suite of a seventh site"],
]

const [platform, site] = [await freePort(), await freePort()]
const env = { FORECOURT_PLATFORM_PORT: `${platform}`, FORECOURT_SITE_PORT: `${site}` }
const findElsewhere = (command: string) => ELSEWHERE.find(([pattern]) => pattern.test(command))?.[1] ?? null

const [only] = process.argv.slice(2)
for (const page of PAGES.filter((page) => only === undefined || page === only)) {
  printStep(page)
  const root = copyRepository("docs")
  try {
    await followPage(page, { root, env, leftTo: findElsewhere, log: (line) => printStep(`  ${line}`) })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
