// Plain JavaScript for any Node: `npm start` asks before anything is installed.
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * What is installed otherwise than the lock file says, `react is 18.0.0`; `null` when nothing is installed. npm writes
 * down what it installed, in the same form.
 *
 * @param {string} root folder of the repository
 * @returns {string[] | null}
 */
export function differencesFromLock(root) {
  const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) => join(root, file))
  if (!existsSync(lock)) return []
  if (!existsSync(installed)) return null
  const [wanted, actual] = [lock, installed].map((file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {})
  const imported = listImportedNames(wanted)
  return Object.entries(wanted).flatMap(([path, { version, link = false, optional = false }]) => {
    const current = actual[path]
    const name = path.slice("node_modules/".length)
    if (!path.startsWith("node_modules/")) return []
    // What is optional may be for another kind of machine; a workspace that nobody imports needs no link.
    if (current === undefined && (optional || (link && !imported.has(name)))) return []
    if (current !== undefined && (link || current.version === version)) return []
    return [`${name} ${current === undefined ? "is missing" : `is ${current.version}`}`]
  })
}

/**
 * @param {Record<string, Record<string, Record<string, string>>>} packages
 * @returns {Set<string>}
 */
function listImportedNames(packages) {
  const kinds = ["dependencies", "devDependencies", "peerDependencies"]
  return new Set(Object.values(packages).flatMap((item) => kinds.flatMap((kind) => Object.keys(item[kind] ?? {}))))
}
