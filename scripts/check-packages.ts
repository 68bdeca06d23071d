// Asks of every publishable package what an installer would: do the exports exist, do the types come first, and do the
// packages it needs come in the versions it was made with?
import { globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

let wrong = 0
for (const manifest of [
  ...globSync("packages/*/package.json"),
  ...globSync("packages/{machines,services}/*/package.json"),
  "schemas/package.json",
]) {
  const pkg = JSON.parse(readFileSync(manifest, "utf8"))
  if (pkg.private) continue
  for (const name of openRanges(pkg)) {
    wrong += 1
    console.error(
      `${pkg.name}: takes any version of ${name}. Say from which on, as "^0.1.0"; releases keep it up to date.`,
    )
  }
  const { messages } = await publint({ pkgDir: dirname(manifest), pack: false, level: "warning" })
  for (const message of messages) {
    wrong += 1
    console.error(`${pkg.name}: ${formatMessage(message, pkg)}`)
  }
}
process.exitCode = wrong > 0 ? 1 : 0

/** What of ours a package takes in any version: an installer could give it one from before it was made. */
function openRanges(pkg: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>): readonly string[] {
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]
  return kinds
    .flatMap((kind) => Object.entries(pkg[kind] ?? {}))
    .filter(([name, range]) => name.startsWith("@forecourt/") && !/\d/.test(range))
    .map(([name]) => name)
}
