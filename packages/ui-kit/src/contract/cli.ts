import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { formatPartsPage, PAGE } from "./parts-page.ts"
import { readContracts } from "./read-contracts.ts"
import { README, renderReadme } from "./write-table.ts"

// `npm run contracts` writes the table of primitives in the README, and the page of their parts, which is not
// committed. With --check it writes nothing and fails when the table is out of date.

const { text, isCurrent } = await renderReadme()
if (!process.argv.includes("--check")) {
  if (!isCurrent) writeFileSync(README, text)
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, formatPartsPage(await readContracts()))
  console.log(`contracts: the README's table is current, the parts are in ${PAGE}`)
} else if (isCurrent) console.log("contracts: the README's table is current")
else {
  console.error("contracts: the README's table is out of date. Run `npm run contracts -w @forecourt/ui-kit`.")
  process.exitCode = 1
}
