import { readFileSync } from "node:fs"
import { findPackageJSON } from "node:module"

export function readVersion(name: string): string {
  const path = findPackageJSON(name, import.meta.url)
  if (path === undefined) throw new Error(`bench: ${name} is not installed. Run npm install.`)
  const { version }: { version: string } = JSON.parse(readFileSync(path, "utf8"))
  return version
}
