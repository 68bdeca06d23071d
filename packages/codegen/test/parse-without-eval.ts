import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

// Run by a test in a process that may not make code from text: imports every generated parser, and reads every example
// of every block with its own. Prints what came out as JSON.

const ROOT = join(import.meta.dirname, "../../..")
const files = globSync("packages/*/src/generated/**/*.parser.js", { cwd: ROOT }).sort()

/** The parsers by package and name. A page and a block may have parsers of the same name. */
const parsers: Record<string, Record<string, (value: unknown) => unknown>> = {}
for (const file of files) {
  const [, home = ""] = file.split("/")
  parsers[home] = { ...parsers[home], ...(await import(join(ROOT, file))) }
}

const examples = globSync("schemas/blocks/*/examples/**/*.json", { cwd: ROOT }).sort()
const read = examples.map((file) => {
  const [, , block = ""] = file.split("/")
  const json = JSON.parse(readFileSync(join(ROOT, file), "utf8"))
  const isInvalid = basename(join(file, "..")) === "invalid"
  const { title } = JSON.parse(readFileSync(join(ROOT, `schemas/blocks/${block}/${block}.schema.json`), "utf8"))
  return { file, isInvalid, parsed: parsers.blocks?.[`parse${title}`]?.(isInvalid ? json.fields : json) }
})

console.log(JSON.stringify({ canMakeCode: canMakeCode(), files, read }))

function canMakeCode(): boolean {
  try {
    return new Function("return true")()
  } catch {
    return false
  }
}
