import { globSync } from "node:fs"
import { join } from "node:path"

/**
 * Throws an error if changesets are pending. The packages would otherwise be published with the versions of the
 * previous release.
 */
export function refuseWaitingChangesets(root: string): void {
  const { length } = globSync("*.md", { cwd: join(root, ".changeset") })
  if (length === 0) return
  throw new Error(
    `release: ${length} ${length === 1 ? "changeset waits" : "changesets wait"} in .changeset. Run \`npm run release:version\`, commit what it changed, then try again.`,
  )
}
