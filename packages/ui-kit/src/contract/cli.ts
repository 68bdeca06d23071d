import { writeFileSync } from "node:fs"
import { README, renderReadme } from "./write-table.ts"

// `npm run contracts`: writes the README's table of primitives. With --check it only says whether it is current.

const { text, isCurrent } = await renderReadme()
if (isCurrent) console.log("contracts: the README's table is current")
else if (process.argv.includes("--check")) {
  console.error("contracts: the README's table is out of date. Run `npm run contracts -w @forecourt/ui-kit`.")
  process.exitCode = 1
} else {
  writeFileSync(README, text)
  console.log("contracts: the README's table is written")
}
