import { writeFileSync } from "node:fs"
import { isPartsPageCurrent, PAGE, partsPage } from "./parts-page.ts"
import { readContracts } from "./read-contracts.ts"
import { README, renderReadme } from "./write-table.ts"

// `npm run contracts`: writes the README's table of primitives and the page of their parts. With --check it only says
// whether they are current.

const { text, isCurrent } = await renderReadme()
const primitives = await readContracts()
if (isCurrent && isPartsPageCurrent(primitives))
  console.log("contracts: the README's table and the page of parts are current")
else if (process.argv.includes("--check")) {
  console.error(
    "contracts: the README's table or the page of parts is out of date. Run `npm run contracts -w @forecourt/ui-kit`.",
  )
  process.exitCode = 1
} else {
  if (!isCurrent) writeFileSync(README, text)
  writeFileSync(PAGE, partsPage(primitives))
  console.log("contracts: the README's table and the page of parts are written")
}
