import { globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Contract } from "./contract.types.ts"

const SRC = join(import.meta.dirname, "..")

/** A component of the UI kit with its contract, import subpath and module. */
export interface Primitive extends Contract {
  readonly subpath: string
  readonly module: string
}

/** Returns every component that has a contract, sorted by name. */
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
