import { differencesFromLock } from "./installed.js"
import type { Machine } from "./machine.ts"

const MAX_NAMES = 3

export function checkPackages({ root }: Machine): readonly string[] {
  const different = differencesFromLock(root)
  if (different === null) return ["packages: they are not installed. Run `npm ci`."]
  if (different.length === 0) return []
  const names = different.slice(0, MAX_NAMES).join(", ")
  const more = different.length > MAX_NAMES ? ` and ${different.length - MAX_NAMES} more` : ""
  return [`packages: what is installed is not what package-lock.json says (${names}${more}). Run \`npm ci\`.`]
}
