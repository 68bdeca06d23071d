import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const MAX_CHARACTERS = 250

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}

const published = globSync("{schemas,packages/*,packages/*/*}/package.json", { cwd: ROOT })
  .map((path): Manifest => JSON.parse(readFileSync(join(ROOT, path), "utf8")))
  .filter((manifest) => manifest.private !== true)

const changesets = globSync(".changeset/*.md", { cwd: ROOT }).map((file) => {
  const [, head = "", text = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(ROOT, file), "utf8")) ?? []
  const bumps = [...head.matchAll(/^"(.+)": (.+)$/gm)].map(([, name = "", bump = ""]) => ({ name, bump }))
  return { file, head, text, bumps }
})

test("every changeset names only published packages", () => {
  const names = published.map(({ name }) => name)

  for (const { file, head, bumps } of changesets) {
    expect(head, file).toMatch(/^("@forecourt\/[\w-]+": (patch|minor|major)\n?)+$/)
    expect(
      bumps.map(({ name }) => name).filter((name) => !names.includes(name)),
      file,
    ).toEqual([])
  }
})

test("every changeset is one line that ends with a full stop", () => {
  for (const { file, text } of changesets) {
    expect(text, file).toMatch(/^\n\S[^\n]*\.\n$/)
    expect(text.trim().length, file).toBeLessThanOrEqual(MAX_CHARACTERS)
  }
})

test("no changeset contains a major release of a package that is still at version 0.x", () => {
  const initial = published.filter(({ version }) => version.startsWith("0.")).map(({ name }) => name)

  const majors = changesets.flatMap(({ file, bumps }) =>
    bumps.filter(({ name, bump }) => bump === "major" && initial.includes(name)).map(({ name }) => `${file}: ${name}`),
  )

  expect(majors).toEqual([])
})
