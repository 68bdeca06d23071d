import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { missingForNodes } from "../../packages/services/search/test/nodes/nodes.ts"
import { provideBaseStorybook } from "../base-storybook.ts"
import { missingJudge } from "../judge/judge.ts"
import { buildStorybook, STORIES, STORIES_REPORT } from "../stories.ts"
import { CORE, RENDERED, SERVICES } from "../vitest/projects.ts"
import { type Count, verdict } from "./outcome.ts"
import { readPlaywright } from "./read-playwright.ts"
import { readVitest } from "./read-vitest.ts"

const SITES = ["test", "--config", "e2e/playwright.config.ts"]

type Environment = NodeJS.ProcessEnv

export interface Suite {
  /** The name of the suite: a sentence that is true if the suite passes. */
  readonly name: string
  readonly check: (env: Environment, args: readonly string[]) => Count
}

const JUDGED = one("", ["scripts/judge/judge.ts"])

export const SUITES = {
  generated: one("Generated files match the schemas", ["packages/codegen/src/cli.ts", "generate", "--check"]),
  schemas: one("Changes of schemas have their changeset and migration", [
    "packages/codegen/src/cli.ts",
    "schema",
    "check",
  ]),
  redirects: one("Redirect tables have no faults", ["packages/codegen/src/cli.ts", "redirects", "check"]),
  contracts: one("Contracts of services are sound OpenAPI", ["scripts/check-contracts.ts"]),
  spec: one("Tests say which part of the specification they prove", ["scripts/spec-coverage.ts", "--check"]),
  lint: one("Format and lint", ["node_modules/.bin/biome", "check", "--error-on-warnings", "."]),
  types: one("Types", ["node_modules/.bin/tsc", "-p", "tsconfig.json"]),
  unused: one("Nothing unused, nothing undeclared", ["node_modules/.bin/knip"]),
  "unit-core": {
    name: "Unit tests of schemas, renderer, redirects, clients and machines",
    check: (env, args) => vitest(env, [...CORE, ...args]),
  },
  "unit-services": {
    name: "Unit tests of the platform, the shell and the kit",
    check: (env, args) => vitest(env, [...SERVICES, ...args]),
  },
  "unit-rendered": {
    name: "Unit tests that render every block thousands of times",
    check: (env, args) => vitest({ ...env, NODE_ENV: "production" }, [...RENDERED, ...args]),
  },
  "unit-rest": {
    name: "Unit tests of blocks, sites and scripts",
    check: (env, args) => vitest({ ...env, FORECOURT_UNIT_REST: "1" }, args),
  },
  opensearch: {
    name: "The search service finds the same on three nodes of OpenSearch",
    check: (env, args) =>
      where(missingForNodes(), () => vitest(env, ["--config=scripts/vitest/opensearch.config.ts", ...args])),
  },
  "judged-contracts": {
    name: "Services keep their contracts, as schemathesis judges it",
    check: (env, args) => where(missingJudge(), () => JUDGED.check(env, args)),
  },
  packages: one("Packages are publishable", ["scripts/check-packages.ts"]),
  release: one("A release is tried: published, installed, used and upgraded", ["scripts/check-release.ts"]),
  "new-site": one("A seventh site is made, starts and can be visited", ["scripts/check-new-site.ts"]),
  docs: one("The documentation's examples work", ["scripts/check-docs.ts"]),
  storybook: { name: "Storybook builds", check: (env) => verdict(buildStorybook(env)) },
  stories: {
    name: "Stories are rendered and played, in a browser",
    check: (env, args) => runPlaywright([...STORIES, ...args], { ...env, FORECOURT_GATE: "1" }, [STORIES_REPORT]),
  },
  journeys: {
    name: "Journeys on three sites, in a browser",
    check: (env, args) => runPlaywright([...SITES, ...args], { ...env, FORECOURT_GATE: "1" }),
  },
  "stories-kit": { name: "Stories of the kit, in a browser", check: (env, args) => stories("kit", env, args) },
  "stories-blocks": { name: "Stories of blocks, in a browser", check: (env, args) => stories("blocks", env, args) },
  dev: {
    name: "What is edited shows in an open page",
    check: (env, args) => runPlaywright(["test", "--config", "e2e/dev/playwright.config.ts", ...args], env),
  },
  sites: {
    name: "Sites, in a browser",
    check: (env, args) => runPlaywright([...SITES, ...args], env),
  },
} satisfies Record<string, Suite>

export type SuiteName = keyof typeof SUITES

export const isSuite = (name: string): name is SuiteName => name in SUITES

function one(name: string, [file = "", ...args]: readonly string[]): Suite {
  const [program, rest] = /\.[jt]s$/.test(file)
    ? [process.execPath, ["--conditions=forecourt-source", file, ...args]]
    : [file, args]
  return { name, check: (env) => verdict(spawnSync(program, rest, { stdio: "inherit", env }).status === 0) }
}

function vitest(env: Environment, args: readonly string[]): Count {
  const report = reportFile()
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
  const { status } = spawnSync("node_modules/.bin/vitest", ["run", ...reporters, ...args], { stdio: "inherit", env })
  if (!existsSync(report)) return verdict(false)
  const vitest = readVitest(JSON.parse(readFileSync(report, "utf8")))
  return status === 0 ? vitest : { ...vitest, failed: Math.max(vitest.failed, 1) }
}

function where(missing: string | null, check: () => Count): Count {
  if (missing === null) return check()
  console.error(missing)
  return verdict(false)
}

function stories(project: string, env: Environment, args: readonly string[]): Count {
  return runPlaywright([...STORIES, `--project=${project}`, ...args], { ...env, ...provideBaseStorybook() }, [
    STORIES_REPORT,
  ])
}

function runPlaywright(args: readonly string[], env: Environment, reporters: readonly string[] = []): Count {
  const report = reportFile()
  const reporter = `--reporter=${["dot", "json", ...reporters].join(",")}`
  const { status } = spawnSync("node_modules/.bin/playwright", [...args, reporter], {
    stdio: "inherit",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return verdict(false)
  const playwright = readPlaywright(JSON.parse(readFileSync(report, "utf8")))
  return status === 0 ? playwright : { ...playwright, failed: Math.max(playwright.failed, 1) }
}

const reportFile = () => join(mkdtempSync(join(tmpdir(), "forecourt-suite-")), "report.json")
