import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { CHECKS, SHOWN, UNITS } from "./suites/phases.ts"
import { SITES } from "./test.ts"

interface Job {
  readonly strategy?: { readonly matrix: { readonly suite?: readonly string[]; readonly shard?: readonly number[] } }
  readonly env?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly run?: string }[]
}

const { jobs }: { jobs: Readonly<Record<string, Job>> } = parse(readFileSync(".github/workflows/ci.yml", "utf8"))
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync("package.json", "utf8"))

function listCommands({ strategy, steps }: Job): string[] {
  const suites = strategy?.matrix.suite ?? [""]
  return suites.flatMap((suite) => steps.flatMap(({ run = "" }) => run.replace(/\$\{\{ matrix.suite \}\}/, suite)))
}

const commands = Object.values(jobs).flatMap(listCommands)
const called = commands.flatMap((command) => [...command.matchAll(/^npm run ([a-z:-]+)(?: ([a-z-]+))?/g)])

test("the CI workflow of a pull request runs every suite of `npm test`", () => {
  const suites = called.flatMap(([, script, suite = ""]) => (script === "suite" ? [suite] : []))

  expect(suites.sort()).toEqual([...CHECKS, ...UNITS, ...SHOWN].sort())
  expect(called.filter(([, script = ""]) => scripts[script] === undefined)).toEqual([])
})

test("the CI workflow runs all shards of each suite, and tests the same sites as `npm test`", () => {
  const sharded = Object.values(jobs).filter(({ strategy }) => strategy?.matrix.shard !== undefined)
  for (const { strategy, steps } of sharded) {
    const shards = strategy?.matrix.shard ?? []
    expect(shards).toEqual(shards.map((_, index) => index + 1))
    expect(steps.filter(({ run }) => run?.endsWith(`--shard=\${{ matrix.shard }}/${shards.length}`))).toHaveLength(1)
  }
  expect(sharded).toHaveLength(2)
  expect(jobs.journeys?.env?.SMOKE_SITES?.split(" ")).toEqual(SITES)
  const build = commands.find((command) => command.startsWith("npm run build")) ?? ""
  expect([...build.matchAll(/@forecourt-sites\/([a-z-]+)/g)].map(([, site]) => site)).toEqual(SITES)
})

test("every workspace has scripts for its tests, linting and types", () => {
  const folders = ["schemas", "bench", "demo/*", "packages/*", "packages/machines/*", "packages/services/*", "sites/*"]
  const manifests = globSync(folders.map((folder) => `${folder}/package.json`))
  const missing = manifests.filter((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"))
    return !["test", "lint", "types"].every((name) => name in scripts)
  })

  expect(manifests.length).toBeGreaterThan(35)
  expect(missing).toEqual([])
})
