import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { refuseWaitingChangesets } from "./waiting-changesets.ts"

function createRepository(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-waiting-"))
  mkdirSync(join(root, ".changeset"))
  for (const file of files) writeFileSync(join(root, ".changeset", file), "")
  return root
}

test("a release is rejected while a changeset has not been applied", () => {
  const root = createRepository("config.json", "first-release.md")

  expect(() => refuseWaitingChangesets(root)).toThrow(
    "release: 1 changeset waits in .changeset. Run `npm run release:version`, commit what it changed, then try again.",
  )
})

test("a release proceeds when all changesets have been applied", () => {
  expect(() => refuseWaitingChangesets(createRepository("config.json"))).not.toThrow()
})
