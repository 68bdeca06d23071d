import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const FOLDER = join(ROOT, ".changeset")
/** What fits two lines of a list of releases. */
const MAX_CHARACTERS = 250

const published = globSync("{schemas,packages/*,packages/*/*}/package.json", { cwd: ROOT })
  .map((path) => JSON.parse(readFileSync(join(ROOT, path), "utf8")))
  .filter((manifest) => manifest.private !== true)
  .map(({ name }) => name)

for (const file of globSync("*.md", { cwd: FOLDER })) {
  test(`changeset ${file} says of published packages, in one line, what the reader gains`, () => {
    const [, head = "", text = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, file), "utf8")) ?? []

    expect(head).toMatch(/^("@forecourt\/[\w-]+": (patch|minor|major)\n?)+$/)
    const packages = [...head.matchAll(/^"(.+)":/gm)].map(([, name]) => name)
    expect(packages.filter((name) => !published.includes(name))).toEqual([])
    expect(text).toMatch(/^\n\S[^\n]*\.\n$/)
    expect(text.trim().length).toBeLessThanOrEqual(MAX_CHARACTERS)
  })
}
