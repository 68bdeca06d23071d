// `npm run mutants -- <folder>`: changes guards one by one and asks whether a unit test of their package notices.
import { existsSync, statSync } from "node:fs"
import { codeIn, getPackage, listChangedCode } from "./mutants/code.ts"
import { renderSurvivors, writeRows } from "./mutants/page.ts"
import { mutate } from "./mutants/run-stryker.ts"
import { readEquivalents, type Tally, tally } from "./mutants/tally.ts"
import { fail, printStep } from "./print.ts"

const USAGE = `mutants: name a folder or a file of hand-written code, for example \`npm run mutants -- packages/redirects/src/compile\`, or test the lines that differ from main: \`npm run mutants -- --changed [ref]\`. \`--force\` ignores earlier results.`

/**
 * Runs mutation tests. Returns 1 if a mutant could not be tested, or if a mutant that is recorded as equivalent to the
 * original code no longer survives. Surviving mutants are listed but do not count as a failure.
 */
export async function run(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith("-"))
  const isChanged = args.includes("--changed")
  const missing = words.find((word) => !existsSync(word))
  if (!isChanged && (words.length === 0 || missing !== undefined))
    fail(missing === undefined ? USAGE : `mutants: there is no ${missing}. ${USAGE}`)

  const code = isChanged ? listChangedCode(words[0] ?? "main") : words.flatMap(codeIn)
  if (code.length === 0) {
    printStep("No hand-written code to mutate")
    return isChanged ? 0 : 1
  }
  const byPackage = Map.groupBy(code, ({ file }) => getPackage(file))
  const tallies: Tally[] = []
  for (const [packageName, ranges] of byPackage) {
    printStep(`${packageName}: mutating ${ranges.length} ${ranges.length === 1 ? "part" : "parts"}`)
    const began = performance.now()
    const mutants = mutate(packageName, ranges, { isForced: args.includes("--force") })
    if (mutants === null) return 1
    const result = tally(mutants, readEquivalents(packageName), { isWhole: !isChanged })
    tallies.push(result)
    console.log(renderSurvivors(result))
    printStep(`${packageName}: ${mutants.length} mutants in ${Math.round((performance.now() - began) / 1000)} s`)
  }
  // A row stands for a whole folder.
  if (!isChanged && words.every((word) => statSync(word).isDirectory())) writeRows(tallies.flatMap(({ rows }) => rows))
  return tallies.some(({ stale }) => stale.length > 0) ? 1 : 0
}
