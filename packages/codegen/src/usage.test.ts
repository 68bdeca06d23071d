import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { USAGE } from "./usage.ts"

const ROOT = join(import.meta.dirname, "../../..")
const readme = readFileSync(join(ROOT, "packages/codegen/README.md"), "utf8")

const commandsIn = (text: string) =>
  [...text.matchAll(/^ *(forecourt(?: [a-z]+)+)/gm)].map(([, command = ""]) => command.replace(/( new \w+) .*/, "$1"))

test("the README lists exactly the existing commands", () => {
  expect(new Set(commandsIn(readme))).toEqual(
    new Set([...commandsIn(USAGE), "forecourt redirects check"].filter((command) => command !== "forecourt redirects")),
  )
})

test("the block name and the site name in the README's examples do not exist in the repository", () => {
  const [, block = ""] = /forecourt new block (\S+)/.exec(readme) ?? []
  const [, site = ""] = /forecourt new site (\S+)/.exec(readme) ?? []

  expect(existsSync(join(ROOT, "schemas/blocks", block))).toBe(false)
  expect(existsSync(join(ROOT, "sites", site))).toBe(false)
})
