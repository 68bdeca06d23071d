// Builds packages and sites in their order; what did not change since the last time is taken from the cache.
import { spawnSync } from "node:child_process"
import { printStep } from "./print.ts"
import { QUIET } from "./servers.ts"

export function build(workspaces: readonly string[], { isForced = false } = {}): boolean {
  printStep(`Building ${workspaces.length > 0 ? workspaces.join(", ") : "everything"} and what it needs`)
  const filters = workspaces.flatMap((name) => ["--filter", name])
  const force = isForced ? ["--force"] : []
  const turbo = spawnSync(
    "node_modules/.bin/turbo",
    ["run", "build", ...filters, ...force, "--output-logs=errors-only", "--concurrency=2"],
    {
      stdio: "inherit",
      env: { ...process.env, ...QUIET },
    },
  )
  return turbo.status === 0
}
