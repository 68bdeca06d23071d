import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"

const ROOT = join(import.meta.dirname, "../../..")

export function smallRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const path of ["schemas/fields", "schemas/site", "schemas/blocks/car-model-card", "forecourt.config.json"])
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  // A base that nothing here builds on.
  for (const kind of ["schema", "labels"]) rmSync(join(root, `schemas/fields/navigation-bar.${kind}.json`))
  write(
    root,
    "packages/blocks/src/car-model-card/car-model-card.tsx",
    "export function CarModelCard() {\n  return null\n}\n",
  )
  return root
}

export function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
