// `npm run release`: builds every package once, and publishes those whose version the registry does not have.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { build } from "../build.ts"
import { fail } from "../print.ts"
import { readPlace } from "./place.ts"
import { refuseWaitingChangesets } from "./waiting-changesets.ts"

const ROOT = join(import.meta.dirname, "../..")

process.chdir(ROOT)
try {
  readPlace(ROOT)
  refuseWaitingChangesets(ROOT)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
const isBuilt = Boolean(process.env.FORECOURT_BUILT) || build(["./packages/**"])
if (!isBuilt) fail("release: the packages do not build. The build's output is above.")
const { status } = spawnSync(join(ROOT, "node_modules/.bin/changeset"), ["publish"], {
  stdio: "inherit",
  env: { ...process.env, FORECOURT_BUILT: "1" },
})
process.exitCode = status ?? 1
