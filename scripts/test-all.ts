// `npm run test:all`: the proof, every check there is, or what is named: `npm run test:all -- pictures docs`.
import { missingForNodes } from "../packages/services/search/test/nodes/nodes.ts"
import { findChromium } from "./chromium.ts"
import { missingJudge } from "./judge/judge.ts"
import { fail } from "./print.ts"
import { isSuite, type SuiteName } from "./suites/list.ts"
import { CHECKS, type Phase, report, runPhases, UNITS } from "./suites/phases.ts"

const BUILT: readonly SuiteName[] = ["packages", "release", "new-site", "docs"]
const STORYBOOK: readonly SuiteName[] = ["storybook", "stories-kit", "stories-blocks"]
const IN_BROWSER: readonly SuiteName[] = ["dev", "sites"]
const ELSEWHERE: Partial<Record<SuiteName, () => string | null>> = {
  opensearch: missingForNodes,
  "judged-contracts": missingJudge,
}

/**
 * Returns the phases of a full run. Suites of external software run at the same time as suites that use one processor.
 */
const everything = (): readonly Phase[] => [
  { suites: CHECKS, beside: 2 },
  { suites: UNITS, beside: 1 },
  { build: [] },
  { suites: [...elsewhere(), ...BUILT], beside: 2 },
  { suites: [...STORYBOOK, ...IN_BROWSER], beside: 1 },
]

const GROUPS: Readonly<Record<string, readonly SuiteName[]>> = { checks: CHECKS, units: UNITS, pictures: STORYBOOK }

/**
 * Runs the named suites, or all suites if no names are given. All random inputs are tested. Returns 0 if no suite
 * failed.
 */
export async function run(names: readonly string[] = []): Promise<number> {
  const startedAt = Date.now()
  process.env.CHROMIUM = findChromium()
  process.env.FORECOURT_SAMPLED = "all"
  return report(await runPhases(names.length === 0 ? everything() : listPhases(names)), startedAt)
}

function elsewhere(): readonly SuiteName[] {
  return Object.entries(ELSEWHERE).flatMap(([suite, missingFor]) => {
    const missing = missingFor()
    if (missing === null) return [suite as SuiteName]
    console.log(missing)
    return []
  })
}

function listPhases(names: readonly string[]): readonly Phase[] {
  const suites = names.flatMap((name) => GROUPS[name] ?? (isSuite(name) ? [name] : refuse(name)))
  const needBuild = suites.some((suite) => BUILT.includes(suite) || IN_BROWSER.includes(suite))
  return [...(needBuild ? [{ build: [] }] : []), { suites, beside: 1 }]
}

function refuse(name: string): never {
  const known = [
    ...Object.keys(GROUPS),
    ...BUILT,
    ...STORYBOOK,
    ...IN_BROWSER,
    ...Object.keys(ELSEWHERE),
    ...CHECKS,
    ...UNITS,
  ]
  return fail(`test:all: there is no "${name}". Name one or more of: ${known.join(", ")}.`)
}
