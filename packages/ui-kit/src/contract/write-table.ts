import { readFileSync } from "node:fs"
import { join } from "node:path"
import { saysTheSame, type Weighed, withTable } from "./contracts-table.ts"
import { programOf } from "./program-of.ts"
import { readContracts } from "./read-contracts.ts"
import { weigh } from "./weigh.ts"

const KIT = join(import.meta.dirname, "../..")
export const README = join(KIT, "README.md")

/** The README as it should be; `isCurrent` when it is. */
export async function renderReadme(): Promise<{ readonly text: string; readonly isCurrent: boolean }> {
  const now = readFileSync(README, "utf8")
  const text = withTable(now, await weighAll())
  return { text, isCurrent: saysTheSame(text, now) }
}

async function weighAll(): Promise<readonly Weighed[]> {
  const primitives = await readContracts()
  return Promise.all(
    primitives.map(async (primitive) => ({ primitive, kib: await weigh(await programOf([primitive.module]), KIT) })),
  )
}
