// What npm runs in a package's folder before it packs it: builds the package, and lays out what is published.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { fail } from "../print.ts"
import { publishFiles } from "./own-files.ts"
import { readPlace } from "./place.ts"

const ROOT = join(import.meta.dirname, "../..")

try {
  readPlace(ROOT)
  // A release builds everything once: packages are packed side by side, and a build empties folders.
  if (!process.env.FORECOURT_BUILT) build(process.env.npm_package_name ?? "")
  publishFiles(process.cwd())
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function build(name: string): void {
  const turbo = join(ROOT, "node_modules/.bin/turbo")
  const args = ["run", "build", "--filter", name, "--output-logs=errors-only"]
  // What npm prints may be JSON that somebody reads.
  const { status } = spawnSync(turbo, args, { cwd: ROOT, stdio: ["ignore", 2, 2] })
  if (status !== 0) throw new Error(`${name}: does not build. The build's output is above.`)
}
