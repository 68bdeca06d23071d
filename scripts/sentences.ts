// `npm run sentences -- [packages/calendar …]`: prints the sentences that break a rule.
import { join } from "node:path"
import { formatFinding, lintFiles, listFiles } from "./sentences/lint.ts"

const root = join(import.meta.dirname, "..")
const findings = await lintFiles(root, listFiles(root, process.argv.slice(2)))

for (const finding of findings) console.log(formatFinding(finding))
process.exitCode = findings.length > 0 ? 1 : 0
