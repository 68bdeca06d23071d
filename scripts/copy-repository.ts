import { cpSync, existsSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { run } from "./run-to-end.ts"

const ROOT = join(import.meta.dirname, "..")

/**
 * Copies the repository for tests that write files. The installed packages are hard-linked instead of copied, which is
 * possible because the copy is on the same disk.
 */
export function copyRepository(name: string): string {
  const copy = join(ROOT, ".cache", name)
  run("rm", ["-rf", copy], ROOT)
  const files = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT).split("\0")
  for (const file of files.filter((file) => file !== "" && existsSync(join(ROOT, file)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  run("cp", ["-al", join(ROOT, "node_modules"), join(copy, "node_modules")], ROOT)
  return copy
}
