import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { write } from "./small-repository.ts"

export function createFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, value] of Object.entries(files))
    write(root, path, typeof value === "string" ? value : JSON.stringify(value, null, 2))
  return root
}
