import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** The file with the Git hash of the last tree that passed `npm test`. */
const FILE = "test-results/passed-tree"

/** Deletes the stored hash. Returns the hash of the current tree, or `null` if there are uncommitted changes. */
export function forgetProof(file = FILE, folder = "."): string | null {
  rmSync(file, { force: true })
  const changes = git(["status", "--porcelain"], folder)
  return changes === "" ? git(["rev-parse", "HEAD^{tree}"], folder) : null
}

/** Stores the hash of a tree that passed. Nothing is stored if files have changed since the run started. */
export function writeProof(tree: string | null, file = FILE, folder = "."): void {
  if (tree === null || forgetProof(file, folder) !== tree) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${tree}\n`)
}

function git(args: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8" })
  return status === 0 ? stdout.trim() : null
}
