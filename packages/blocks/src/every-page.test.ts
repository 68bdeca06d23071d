import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"
import { registry } from "./generated/registry.ts"

const ROOT = join(import.meta.dirname, "../../..")
const blocks = new Map(Object.values(registry).map((entry) => [entry.name, entry]))

const contents = globSync("sites/*/content", { cwd: ROOT })

test("every site has content to look at", () => {
  expect(contents).toHaveLength(globSync("sites/*/site.config.ts", { cwd: ROOT }).length)
  expect(contents.length).toBeGreaterThan(0)
})

test.each(contents)("every block in %s fits its schema", (content) => {
  const files = globSync("{pages,designs}/**/*.json", { cwd: join(ROOT, content) })

  const wrong = files.flatMap((file) =>
    blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")))
      // `null` is the answer to what does not fit.
      .filter(({ block, fields = {} }) => (blocks.get(block)?.parse(fields) ?? null) === null)
      .map(({ block, id }) => `${file}: ${block} ${id}`),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test.each(contents)("every design of %s ends with the same footer", (content) => {
  const designs = globSync("designs/**/*.json", { cwd: join(ROOT, content) })

  const footers = designs.map((file) => ({
    language: basename(file),
    blocks: blocksIn(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")).footer).map(({ block }) => block),
    text: JSON.stringify(JSON.parse(readFileSync(join(ROOT, content, file), "utf8")).footer),
  }))
  const languages = new Set(footers.map(({ language }) => language))

  expect(footers.length).toBeGreaterThan(0)
  expect(footers.filter(({ blocks }) => !blocks.includes("footer"))).toEqual([])
  expect(new Set(footers.map(({ language, text }) => language + text)).size).toBe(languages.size)
})

test("some site has several designs in one language, whose footers could differ", () => {
  const designs = contents.map((content) =>
    globSync("designs/**/*.json", { cwd: join(ROOT, content) }).map((file) => basename(file)),
  )

  expect(designs.some((files) => files.length > new Set(files).size)).toBe(true)
})

test.each(contents)("the pictures of %s are of its own house", (content) => {
  const files = globSync("**/*.json", { cwd: join(ROOT, content) })
  const text = files.map((file) => readFileSync(join(ROOT, content, file), "utf8")).join()
  const isRullo = text.includes("/-/media/artwork/logo/rullo")

  const scenes = [...text.matchAll(/artwork\/(?:scenes|details)\/([\w-]+)/g)].map(([, name = ""]) => name)

  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.filter((name) => name.startsWith("rullo-") !== isRullo)).toEqual([])
})

interface PlacedBlock {
  readonly block: string
  readonly id?: string
  readonly fields?: object
}

function blocksIn(value: unknown): PlacedBlock[] {
  if (value === null || typeof value !== "object") return []
  const own = "block" in value && typeof value.block === "string" ? [value as PlacedBlock] : []
  return [...own, ...Object.values(value).flatMap(blocksIn)]
}
