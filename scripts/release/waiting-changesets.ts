import { globSync } from "node:fs"
import { join } from "node:path"

/** Throws if changesets are pending. Otherwise, their packages would be published with the previous versions. */
export function refuseWaitingChangesets(root: string): void {
  const { length } = globSync("*.md", { cwd: join(root, ".changeset") })
  if (length === 0) return
  throw new Error(
    `release: ${length} ${length === 1 ? "changeset waits" : "changesets wait"} in .changeset. Run \`npm run release:version\`, commit what it changed, then try again.`,
  )
}
