import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import base from "@forecourt/ui-kit/tokens/base.tokens.json" with { type: "json" }
import { readTypefaces, type Typeface } from "@forecourt/ui-kit/typefaces"

const ENDING = ".tokens.json"

export function listBrandGroups(): readonly string[] {
  return globSync(`*${ENDING}`, { cwd: import.meta.dirname })
    .map((file) => file.slice(0, -ENDING.length))
    .sort()
}

export function listGroupTypefaces(name: string): readonly Typeface[] {
  const group = JSON.parse(readFileSync(join(import.meta.dirname, `${name}${ENDING}`), "utf8"))
  return readTypefaces([base, group])
}
