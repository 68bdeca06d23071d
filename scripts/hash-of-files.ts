import { spawnSync } from "node:child_process"
import { createHash, type Hash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"

/** One hash of every file that is or could be committed below the paths, or of all; null outside of a git clone. */
export function hashOfFiles(paths: readonly string[] = []): string | null {
  return addFiles(createHash("sha256"), paths)?.digest("hex") ?? null
}

/** Adds the same to a hash that holds other things too. */
export function addFiles(hash: Hash, paths: readonly string[] = []): Hash | null {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...paths]
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) return null
  for (const file of stdout.split("\0").filter((file) => file !== "" && existsSync(file))) {
    hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash
}
