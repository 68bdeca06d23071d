import { spawnSync } from "node:child_process"

export interface Reach {
  readonly suites: Readonly<Record<string, readonly string[]>>
  /**
   * The workspaces that must be built before the suites run. An empty array means all workspaces, and `null` means
   * none.
   */
  readonly sites: readonly string[] | null
  /** The affected suites that `npm run test:all` runs but `npm test` does not. */
  readonly beyond: readonly string[]
}

export function reach(ref: string): Reach {
  const base = git(["merge-base", ref, "HEAD"]).trim()
  const changed = git(["diff", "--name-only", "--no-renames", base])
  const unknown = git(["ls-files", "--others", "--exclude-standard"])
  return getReach(`${changed}\n${unknown}`.split("\n").filter(Boolean), base)
}

const CHECKS = { generated: [], schemas: [], redirects: [], contracts: [], spec: [], lint: [], types: [], unused: [] }
/**
 * Matches code files. Vitest can find the tests that import a code file, but not the tests that read a data file by
 * name.
 */
const CODE = /\.(ts|tsx|js|mjs|css)$/
const ONLY_TESTS = /\.(test|test-d|bench|stories)\.tsx?$|^docs\/|\.md$|^\.changeset\//
const PART = /^packages\/(?:blocks|ui-kit)\/src\/([^/]+)\//
const SHARED_PARTS = new Set(["generated", "tokens", "css", "media", "styles", "anatomy"])

const FOLLOWED =
  /^(README\.md|docs\/[a-z-]+\.md|package\.json|scripts\/.*docs.*|schemas\/.*|packages\/(codegen|blocks)\/.*)$/
const RELEASE =
  /^(scripts\/(dry-run|release)\/|scripts\/(check-release|check-packages|build|bundle)|LICENSE|release\.config)/
const SEARCHING = /^(packages\/(services\/search|search-engine)|schemas\/services\/search)\//
const DEV = /^(e2e\/dev|scripts\/dev)[./]/

export function getReach(files: readonly string[], base: string): Reach {
  const living = files.filter((file) => !ONLY_TESTS.test(file))
  const isData = files.some((file) => !CODE.test(file) && !/\.md$|\.png$|^\.changeset\//.test(file))
  const unit = isData ? [] : [`--changed=${base}`]
  const journeys = living.filter((file) => file.startsWith("e2e/") && !DEV.test(file))
  const shipped = living.filter(
    (file) => /^(packages|demo|sites|schemas|redirects)\//.test(file) && !isBrowserTest(file),
  )
  const stories = storiesReached(files)
  const isOfRelease = files.some((file) => RELEASE.test(file))
  return {
    suites: {
      ...CHECKS,
      "unit-core": unit,
      "unit-services": unit,
      "unit-rendered": unit,
      "unit-rest": unit,
      ...(stories === null ? {} : { storybook: [], stories }),
      ...journeysReached(journeys, shipped),
    },
    sites: shipped.length > 0 || journeys.length > 0 ? [] : null,
    beyond: [
      ...(stories === null ? [] : ["pictures"]),
      ...(isOfRelease || shipped.length > 0 ? ["packages", "release"] : []),
      ...(shipped.length > 0 ? ["new-site"] : []),
      ...(files.some((file) => FOLLOWED.test(file)) ? ["docs"] : []),
      ...(shipped.length > 0 || files.some((file) => DEV.test(file)) ? ["dev"] : []),
      ...(shipped.length > 0 || journeys.length > 0 ? ["sites"] : []),
      ...(files.some((file) => SEARCHING.test(file)) ? ["opensearch"] : []),
    ],
  }
}

const isBrowserTest = (file: string) => file.endsWith(".e2e.ts")

function journeysReached(
  journeys: readonly string[],
  shipped: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  if (shipped.length > 0) return { journeys: [] }
  if (journeys.length === 0) return {}
  return { journeys: journeys.every(isBrowserTest) ? journeys : [] }
}

/**
 * Returns the arguments that select the changed stories. An empty array selects all stories, and `null` means that no
 * stories have changed.
 */
function storiesReached(files: readonly string[]): readonly string[] | null {
  const rendered = files.filter(
    (file) =>
      /^(\.storybook|demo|packages\/(blocks|ui-kit|renderer|machines)|schemas|sites\/[^/]+\/theme|packages\/themes)\//.test(
        file,
      ) && !/\.(test|test-d)\.tsx?$|\.md$/.test(file),
  )
  if (rendered.length === 0) return null
  const parts = new Set(rendered.map((file) => PART.exec(file)?.[1] ?? ""))
  if ([...parts].some((part) => part === "" || SHARED_PARTS.has(part))) return []
  return ["--grep", `/${[...parts].map((part) => part.replaceAll("-", "[ -]?")).join("|")}/i`]
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`test: git ${args[0]} failed: ${stderr.trim()}. Name a commit that exists.`)
  return stdout
}
