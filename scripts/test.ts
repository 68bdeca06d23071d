// `npm test`: every check there is, in the order in which they fail fastest. Ends with `N passed, N failed`.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "./build.ts"
import { findChromium } from "./chromium.ts"
import { passedBefore } from "./passed-before.ts"
import { say } from "./say.ts"
import { QUIET } from "./servers.ts"
import { buildWorkshop, STORIES, STORIES_REPORT } from "./stories.ts"

const REPORTS = mkdtempSync(join(tmpdir(), "forecourt-test-"))

/** Always run, because later checks need what it leaves behind; what did not change comes from its own cache. */
const BUILD = "Packages and sites build"

/**
 * Runs all suites, also after one has failed; 0 when nothing did. One that passed when every file was as it is now is
 * not run again; `FORECOURT_TEST_ALL=1` runs it all the same.
 */
export async function run(): Promise<number> {
  const env = { ...process.env, ...QUIET, CHROMIUM: findChromium() }
  const total = { passed: 0, failed: 0 }
  const broken: string[] = []
  const before = passedBefore()
  for (const { name, check } of suites(env)) {
    const known = name === BUILD ? undefined : before.find(name)
    if (known !== undefined) {
      total.passed += known
      say(`${name}: ${known} passed before, and nothing has changed since`)
      continue
    }
    say(name)
    const { passed, failed, secondTries = 0 } = check()
    total.passed += passed
    total.failed += failed
    if (failed > 0 || passed === 0) broken.push(`${name}: ${failed} failed of ${passed + failed}`)
    else if (secondTries === 0) before.remember(name, passed)
    say(`  ${passed} passed, ${failed} failed`)
  }
  if (broken.length > 0) console.log(`\nNot right:\n  ${broken.join("\n  ")}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return broken.length > 0 ? 1 : 0
}

interface Count {
  readonly passed: number
  readonly failed: number
  /** Tests that passed only when they were run again: not good enough to be remembered. */
  readonly secondTries?: number
}

interface Suite {
  readonly name: string
  readonly check: () => Count
}

type Environment = NodeJS.ProcessEnv

function suites(env: Environment): Suite[] {
  return [
    {
      name: "Generated files match the schemas",
      check: () =>
        command(["--conditions=forecourt-source", "packages/codegen/src/cli.ts", "generate", "--check"], env),
    },
    {
      name: "Changes of schemas have their changeset and migration",
      check: () => command(["--conditions=forecourt-source", "packages/codegen/src/cli.ts", "schema", "check"], env),
    },
    {
      name: "Redirect tables have no faults",
      check: () => command(["--conditions=forecourt-source", "packages/codegen/src/cli.ts", "redirects", "check"], env),
    },
    {
      name: "Tests say which part of the specification they prove",
      check: () => command(["scripts/spec-coverage.ts", "--check"], env),
    },
    {
      name: "Format and lint",
      check: () => command(["node_modules/.bin/biome", "check", "--error-on-warnings", "."], env),
    },
    { name: "Types", check: () => command(["node_modules/.bin/tsc", "-p", "tsconfig.json"], env) },
    { name: "Nothing unused, nothing undeclared", check: () => command(["node_modules/.bin/knip"], env) },
    { name: "Unit and contract tests", check: () => vitest(env) },
    { name: BUILD, check: () => count(build([])) },
    { name: "Packages are publishable", check: () => command(["scripts/check-packages.ts"], env) },
    {
      name: "The packed kit works in applications of others",
      check: () => command(["scripts/check-consumers.ts"], env),
    },
    {
      name: "A seventh site is made, starts and can be visited",
      check: () => command(["scripts/check-new-site.ts"], env),
    },
    { name: "Stories, in a browser", check: () => stories(env) },
    { name: "Sites, in a browser", check: () => playwright(env) },
  ]
}

const count = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A check that is one yes or no. */
function command([file = "", ...args]: readonly string[], env: Environment): Count {
  const [program, rest] = /\.[jt]s$/.test(file)
    ? [process.execPath, ["--conditions=forecourt-source", file, ...args]]
    : [file, args]
  return count(spawnSync(program, rest, { stdio: "inherit", env }).status === 0)
}

function vitest(env: Environment): Count {
  const report = join(REPORTS, "unit.json")
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
  const { status } = spawnSync("node_modules/.bin/vitest", args, { stdio: "inherit", env })
  if (!existsSync(report)) return count(false)
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"))
  const failed = Math.max(numFailedTests, status === 0 ? 0 : 1, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0)
  return { passed: numPassedTests, failed }
}

function stories(env: Environment): Count {
  if (!buildWorkshop(env)) return count(false)
  return playwrightRun(STORIES, join(REPORTS, "stories.json"), env, [STORIES_REPORT])
}

function playwright(env: Environment): Count {
  return playwrightRun(["test", "--config", "e2e/playwright.config.ts"], join(REPORTS, "e2e.json"), env)
}

function playwrightRun(args: readonly string[], report: string, env: Environment, reporters: string[] = []): Count {
  const reporter = `--reporter=${["dot", "json", ...reporters].join(",")}`
  const run = spawnSync("node_modules/.bin/playwright", [...args, reporter], {
    stdio: "inherit",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return count(false)
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, "utf8")).stats
  if (flaky > 0) say(`  ${flaky} needed a second try`)
  return { passed: expected + flaky, failed: Math.max(unexpected, run.status === 0 ? 0 : 1), secondTries: flaky }
}
