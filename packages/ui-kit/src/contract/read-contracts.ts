import { globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Contract } from "./contract.types.ts"

const SRC = join(import.meta.dirname, "..")

export interface Primitive extends Contract {
  readonly subpath: string
  readonly module: string
}

export async function readContracts(): Promise<readonly Primitive[]> {
  const files = globSync("*/contract.ts", { cwd: SRC }).sort()
  return Promise.all(
    files.map(async (file) => {
      const { contract }: { contract: Contract } = await import(join(SRC, file))
      const subpath = basename(dirname(file))
      return { ...contract, subpath, module: join(SRC, subpath, "index.ts") }
    }),
  )
}
