import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** Inputs of tests that are not part of the repository. */
const BESIDE = "../shared/cases"

/** One hash of them, which counts in turbo's as `FORECOURT_CASES`; "none" where there are none. */
export function hashOfCases(folder = BESIDE): string {
  if (!existsSync(folder)) return "none"
  const hash = createHash("sha256")
  for (const file of globSync("**/*", { cwd: folder }).sort()) {
    const path = join(folder, file)
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path))
  }
  return hash.digest("hex")
}
