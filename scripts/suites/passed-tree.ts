import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

/** The file that stores the git hash of the last tree that passed the gate. */
const FILE = "test-results/passed-tree"

/**
 * Deletes the record of the last tree that passed. Returns the tree that is checked out, or `null` when files differ
 * from the commit.
 */
export function forgetProof(file = FILE, folder = "."): string | null {
  rmSync(file, { force: true })
  const changes = git(["status", "--porcelain"], folder)
  return changes === "" ? git(["rev-parse", "HEAD^{tree}"], folder) : null
}

/** Records that a tree passed, unless files have changed since the run began. */
export function writeProof(tree: string | null, file = FILE, folder = "."): void {
  if (tree === null || forgetProof(file, folder) !== tree) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${tree}\n`)
}

/** Returns the output of git. Returns `null` without git, or outside a repository. */
function git(args: readonly string[], cwd: string): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8" })
  return status === 0 ? stdout.trim() : null
}
