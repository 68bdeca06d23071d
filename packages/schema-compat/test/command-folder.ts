import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"

export function createFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "schema-compat-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, value] of Object.entries(files)) write(folder, path, value)
  return folder
}

export function write(folder: string, path: string, value: unknown): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value, null, 2))
}

export const age = (maximum: number, more: object = {}) => ({
  type: "object",
  properties: { age: { type: "integer", maximum }, ...more },
  additionalProperties: false,
})
