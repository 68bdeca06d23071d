import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"
import { registry } from "./generated/registry.ts"

const ROOT = join(import.meta.dirname, "../../..")
const CONTENTS = globSync("sites/*/content", { cwd: ROOT })
const blocks = new Map(Object.values(registry).map((entry) => [entry.name, entry]))

test.each(CONTENTS)("every block in %s fits its schema", (content) => {
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

test("there are sites, and one of them has several designs", () => {
  const several = CONTENTS.filter((content) => designsOf(content).some(([, files]) => files.length > 1))

  expect(several).not.toEqual([])
})

test.each(CONTENTS)("every design of %s ends with the same footer", (content) => {
  for (const [language, files] of designsOf(content)) {
    const footers = files.map((file) => JSON.parse(readFileSync(join(ROOT, content, file), "utf8")).footer)
    expect(footers[0], language).toMatchObject([{ block: "footer" }])
    for (const footer of footers) expect(footer, language).toEqual(footers[0])
  }
  expect(designsOf(content)).not.toEqual([])
})

/** A site's designs by language: each is drawn around other pages. */
function designsOf(content: string): [language: string, files: string[]][] {
  const designs = globSync("designs/**/*.json", { cwd: join(ROOT, content) })
  return [...Map.groupBy(designs, (file) => basename(file))]
}

test.each(CONTENTS)("the pictures of %s are of its own house", (content) => {
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
