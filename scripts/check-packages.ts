// Asks of every publishable package what an installer would: do the exports exist, do the types come first?
import { globSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

let wrong = 0
for (const manifest of [
  ...globSync("packages/*/package.json"),
  ...globSync("packages/machines/*/package.json"),
  "schemas/package.json",
]) {
  const pkg = JSON.parse(readFileSync(manifest, "utf8"))
  if (pkg.private) continue
  const { messages } = await publint({ pkgDir: dirname(manifest), pack: false, level: "warning" })
  for (const message of messages) {
    wrong += 1
    console.error(`${pkg.name}: ${formatMessage(message, pkg)}`)
  }
}
process.exitCode = wrong > 0 ? 1 : 0
