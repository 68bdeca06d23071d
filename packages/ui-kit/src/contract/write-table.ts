import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isSameReadme, setTable, type Weighed } from "./contracts-table.ts"
import { createProgram } from "./create-program.ts"
import { readContracts } from "./read-contracts.ts"
import { weigh } from "./weigh.ts"

const KIT = join(import.meta.dirname, "../..")
export const README = join(KIT, "README.md")

export async function renderReadme(): Promise<{ readonly text: string; readonly isCurrent: boolean }> {
  const now = readFileSync(README, "utf8")
  const text = setTable(now, await weighAll())
  return { text, isCurrent: isSameReadme(text, now) }
}

async function weighAll(): Promise<readonly Weighed[]> {
  const primitives = await readContracts()
  return Promise.all(
    primitives.map(async (primitive) => ({
      primitive,
      kib: await weigh(await createProgram([primitive.module]), KIT),
    })),
  )
}
