// `npm run sentences`: prints the sentences that break a rule, and counts those of folders that are not clean yet.
// `npm run sentences -- packages/calendar`: prints all findings of a folder.
import { join } from "node:path"
import { type Finding, formatFinding, lintFiles, listFiles } from "./sentences/lint.ts"

const root = join(import.meta.dirname, "..")
const folders = process.argv.slice(2)
const findings = await lintFiles(root, listFiles(root, folders))
const faults = folders.length > 0 ? findings : findings.filter(({ isHeld }) => isHeld)

for (const finding of faults) console.log(formatFinding(finding))
if (folders.length === 0) printCounts(findings.filter(({ isHeld }) => !isHeld))
process.exitCode = faults.length > 0 ? 1 : 0

function printCounts(open: readonly Finding[]): void {
  for (const [folder, { length }] of Map.groupBy(open, ({ file }) => getFolder(file))) {
    console.log(`${folder}: ${length}`)
  }
  console.log(`${open.length} findings in folders that are not clean yet (scripts/sentences/clean.ts).`)
}

/** Returns `packages/services/search` for a file in it, else the first two names of the path. */
function getFolder(file: string): string {
  return /^(?:packages\/(?:machines|services)\/[^/]+|[^/]+\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file
}
