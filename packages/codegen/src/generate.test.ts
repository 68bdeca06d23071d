import { spawnSync } from "node:child_process"
import { cpSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { smallRepository, write } from "../test/small-repository.ts"
import { checkGenerated, Generator, planGenerated, writeGenerated } from "./generate.ts"
import { Memory } from "./memory.ts"
import { createBlock } from "./new-block.ts"
import { InvalidSchemaError } from "./schema/problem.ts"
import { watchAndGenerate } from "./watch.ts"

const ROOT = join(import.meta.dirname, "../../..")
const LABELS = "schemas/blocks/car-model-card/car-model-card.labels.json"
const FIELD_LABELS = "schemas/fields/text.labels.json"
const PARSER = "packages/blocks/src/generated/car-model-card.parser.js"

function problemsIn(root: string): unknown[] {
  try {
    planGenerated(root)
    return []
  } catch (error) {
    if (error instanceof InvalidSchemaError) return error.problems.map(({ file, rule, cure }) => ({ file, rule, cure }))
    throw error
  }
}

test("the generated files in the repository are up to date with the schemas", () => {
  expect(checkGenerated(ROOT).differences).toEqual([])
})

test("a second run changes nothing, and a changed schema updates only the affected files", () => {
  const root = smallRepository()
  writeGenerated(root)
  const previous = statSync(join(root, PARSER)).mtimeMs
  const schema = join(root, "schemas/blocks/car-model-card/car-model-card.schema.json")

  expect(writeGenerated(root).differences).toEqual([])
  writeFileSync(schema, readFileSync(schema, "utf8").replace("A sentence about the model.", "A summary of the model."))
  const changed = writeGenerated(root).differences.map(({ file }) => file)

  expect(changed).toEqual([
    "packages/blocks/src/generated/car-model-card.ts",
    "packages/blocks/src/generated/car-model-card.form.ts",
    "docs/generated/blocks/car-model-card.md",
  ])
  expect(statSync(join(root, PARSER)).mtimeMs).toBe(previous)
})

test("--check reports edited files with the changed line, and missing or extra files by name", () => {
  const root = smallRepository()
  writeGenerated(root)
  writeFileSync(join(root, PARSER), readFileSync(join(root, PARSER), "utf8").replace("> 4", "> 5"))
  rmSync(join(root, "packages/blocks/src/generated/registry.ts"))
  write(root, "packages/blocks/src/generated/faq-list.ts", "export {}\n")

  const { differences, command } = checkGenerated(root)

  expect(differences).toEqual([
    { file: PARSER, what: "stale", line: expect.any(Number) },
    { file: "packages/blocks/src/generated/registry.ts", what: "missing" },
    { file: "packages/blocks/src/generated/faq-list.ts", what: "left over" },
  ])
  expect(command).toBe("npm run generate")
})

test("a schema without a source folder of the same name is rejected, and so is a source folder without a schema", () => {
  const root = smallRepository()
  write(root, "packages/blocks/src/faq-list/faq-list.tsx", "export function FaqList() {}\n")
  cpSync(join(root, "schemas/blocks/car-model-card"), join(root, "schemas/blocks/faq-lst"), { recursive: true })
  for (const kind of ["schema", "labels"]) rmSync(join(root, `schemas/blocks/faq-lst/car-model-card.${kind}.json`))

  expect(problemsIn(root)).toEqual([
    { file: "schemas/blocks/faq-lst", rule: "pair", cure: "Did you mean faq-list?" },
    { file: "schemas/blocks/faq-lst", rule: "pair", cure: "Add it: the main file repeats its folder." },
    { file: "packages/blocks/src/faq-list", rule: "pair", cure: "Did you mean faq-lst?" },
  ])
})

test("a block whose export does not match the schema's name is rejected", () => {
  const root = smallRepository()
  write(root, "packages/blocks/src/car-model-card/car-model-card.tsx", "export function CarCard() {}\n")

  expect(problemsIn(root)).toEqual([
    {
      file: "packages/blocks/src/car-model-card/car-model-card.tsx",
      rule: "component",
      cure: "It exports CarCard; rename one, or the title.",
    },
  ])
})

test("loader data without an example of the same name is rejected", () => {
  const root = smallRepository()
  write(root, "schemas/blocks/car-model-card/data/default.json", "[]\n")
  write(root, "schemas/blocks/car-model-card/data/edge/defualt.json", "[]\n")

  expect(problemsIn(root)).toEqual([
    {
      file: "schemas/blocks/car-model-card/data/edge/defualt.json",
      rule: "examples",
      cure: "Give it the name of its example.",
    },
  ])
})

test("two islands with the same name are rejected", () => {
  const root = smallRepository()
  write(root, "packages/blocks/src/car-model-card/menu.client.tsx", "export function Menu() {}\n")
  write(root, "packages/blocks/src/media/menu.client.tsx", "export function Menu() {}\n")

  expect(problemsIn(root)).toEqual([
    { file: "packages/blocks/src/media/menu.client.tsx", rule: "island", cure: expect.stringMatching(/another name/) },
  ])
})

test("a newly created block is generated, passes the checks and works without further changes", async () => {
  const root = smallRepository()
  writeGenerated(root)

  const { written, generated } = createBlock(root, "faq-list")
  const { parseFaqList } = await import(join(root, "packages/blocks/src/generated/faq-list.parser.js"))
  const example = JSON.parse(readFileSync(join(root, "schemas/blocks/faq-list/examples/default.json"), "utf8"))

  expect(written).toHaveLength(8)
  expect(generated).toBeGreaterThan(10)
  expect(checkGenerated(root).differences).toEqual([])
  expect(parseFaqList(example)).toEqual(example)
  expect(readFileSync(join(root, "packages/blocks/src/generated/registry.ts"), "utf8")).toContain("component: FaqList,")
})

test.each([
  ["FaqList", /Write faq-list/],
  ["car-model-card", /is there already/],
  ["registry", /generated file/],
])("creating a block called %s is rejected with a suggested fix", (name, message) => {
  const root = smallRepository()

  expect(() => createBlock(root, name)).toThrow(message)
})

test("--watch regenerates when a schema changes and prints the changed files", async () => {
  const root = smallRepository()
  const said: string[] = []
  const stop = new AbortController()
  const lines = { next: (_: string) => {} }
  const log = (line: string) => {
    said.push(line)
    lines.next(line)
  }
  const second = new Promise<string>((resolve) => {
    const watching = watchAndGenerate(root, { log, complain: (error) => resolve(String(error)), signal: stop.signal })
    onTestFinished(async () => {
      stop.abort()
      await watching
    })
    lines.next = resolve
  })
  const schema = join(root, "schemas/blocks/car-model-card/car-model-card.schema.json")
  writeFileSync(schema, readFileSync(schema, "utf8").replace('"maxItems": 4', '"maxItems": 5'))

  expect(await second).toContain("packages/blocks/src/generated/car-model-card")
  expect(said[0]).toMatch(/wrote .* more/)
  expect(readFileSync(join(root, PARSER), "utf8")).toContain("given.length > 5")
})

test("--watch also regenerates when only a labels file changes", async () => {
  const root = smallRepository()
  const stop = new AbortController()
  const labels = join(root, LABELS)
  const text = readFileSync(labels, "utf8").replace('"Modell"', '"Modellens namn"')

  const second = await new Promise<string>((resolve) => {
    let lines = 0
    const log = (line: string) => {
      lines += 1
      if (lines === 1) writeFileSync(labels, text)
      else resolve(line)
    }
    const watching = watchAndGenerate(root, { log, complain: (error) => resolve(String(error)), signal: stop.signal })
    onTestFinished(async () => {
      stop.abort()
      await watching
    })
  })

  expect(second).toContain("packages/blocks/src/generated/car-model-card")
  expect(readFileSync(join(root, "packages/blocks/src/generated/car-model-card.form.ts"), "utf8")).toContain(
    "Modellens namn",
  )
})

test("a problem in a labels file is reported with its line, and a missing language fails the build", () => {
  const root = smallRepository()
  const labels = JSON.parse(readFileSync(join(root, LABELS), "utf8"))
  delete labels.title.label.da
  write(root, LABELS, JSON.stringify(labels, null, 2))

  expect(() => planGenerated(root)).toThrow(
    /car-model-card\.labels\.json\n {2}\d+:5 {2}\/title\/label {2}labels\n {4}"label" does not say "da"\. Add "da"\./,
  )
})

test("a field without a label is reported at its line in the schema, with the missing entry of the labels file", () => {
  const root = smallRepository()
  rmSync(join(root, LABELS))

  expect(() => planGenerated(root)).toThrow(
    /car-model-card\.schema\.json\n {2}\d+:5 {2}\/properties\/title {2}label\n.*Add "title": .* to car-model-card\.labels\.json\./,
  )
})

test("--watch detects a change that is saved right after its first output", async () => {
  const root = smallRepository()
  const stop = new AbortController()
  const schema = join(root, "schemas/blocks/car-model-card/car-model-card.schema.json")
  const text = readFileSync(schema, "utf8").replace('"maxItems": 4', '"maxItems": 5')

  const second = await new Promise<string>((resolve) => {
    let lines = 0
    const log = (line: string) => {
      lines += 1
      if (lines === 1) writeFileSync(schema, text)
      else resolve(line)
    }
    const watching = watchAndGenerate(root, { log, complain: (error) => resolve(String(error)), signal: stop.signal })
    onTestFinished(async () => {
      stop.abort()
      await watching
    })
  })

  expect(second).toContain("packages/blocks/src/generated/car-model-card")
})

test("generated files are already formatted", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-formatted-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { files: ignored, vcs, ...config } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"))
  write(folder, "biome.json", JSON.stringify({ ...config, $schema: undefined, plugins: undefined }))
  for (const [file, text] of planGenerated(ROOT)) if (!file.endsWith(".md")) write(folder, file, text)

  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome")
  const { stdout, stderr, status } = spawnSync(process.execPath, [biome, "format", "--max-diagnostics=3", "packages"], {
    cwd: folder,
    encoding: "utf8",
  })

  expect(status, `${stdout}\n${stderr}`).toBe(0)
})

test("saving a cache file that is a hard link replaces the link and leaves the original unchanged", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-memory-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [original, copy] = [join(folder, "own.json"), join(folder, "copy.json")]
  writeFileSync(original, "{}")
  linkSync(original, copy)

  const memory = new Memory(copy)
  memory.recall(["a"], () => 1)
  memory.endRun()
  memory.save()

  expect(readFileSync(original, "utf8")).toBe("{}")
  expect(readFileSync(copy, "utf8")).not.toBe("{}")
  expect(readdirSync(folder).sort()).toEqual(["copy.json", "own.json"])
})

test("an incremental run gives the same result as a clean run after any sequence of changes", () => {
  const root = smallRepository()
  const memory = new Memory(join(root, "memory.json"))
  const generator = new Generator(root, memory)
  generator.generate()
  const link = readFileSync(join(root, "schemas/fields/link.schema.json"), "utf8")
  const card = readFileSync(join(root, "schemas/blocks/car-model-card/car-model-card.schema.json"), "utf8")
  const labels = readFileSync(join(root, LABELS), "utf8")
  const example = "schemas/blocks/car-model-card/examples/wide.json"
  const changes: [what: string, file: string, text: string | null][] = [
    ["a shared field", "schemas/fields/link.schema.json", link.replace(/"maxLength": \d+|"minLength": 1/, '"minLength": 2')],
    ["other labels", LABELS, labels.replace('"Modell"', '"Namn"')],
    ["a new labels file", FIELD_LABELS, JSON.stringify({ ".": { label: handleLabel } })],
    ["a labels file that goes", FIELD_LABELS, null],
    ["a block", "schemas/blocks/car-model-card/car-model-card.schema.json", card.replace('"maxItems": 4', '"maxItems": 3')],
    ["a new example", example, '{ "title": { "value": "EX30" } }'],
    ["an example that goes", example, null],
    ["another component", "packages/blocks/src/car-model-card/car-model-card.tsx", "export function CarModelCard() {}\nexport function Wide() {}\n"],
    ["a loader", "packages/blocks/src/car-model-card/car-model-card.load.ts", "export function load() {}\n"],
    ["an island", "packages/blocks/src/car-model-card/zoom.client.tsx", "export function Zoom() {}\n"],
    ["a new service", "schemas/services/search/answer.schema.json", JSON.stringify(handleSchema)],
    ["a shared field, back again", "schemas/fields/link.schema.json", link],
  ] // biome-ignore format: a table
  for (const [what, file, text] of changes) {
    if (text === null) rmSync(join(root, file))
    else write(root, file, text)
    generator.touch(file)

    expect([what, generator.generate().differences.length > 0]).toEqual([what, true])
    expect([what, checkGenerated(root).differences]).toEqual([what, []])
    expect(Object.fromEntries(new Generator(root, memory).plan())).toEqual(Object.fromEntries(planGenerated(root)))
  }
})

test("the generator does not use cached results of another generator version", () => {
  const memory = new Memory()

  expect(memory.recall(["types", "version 1"], () => "one")).toBe("one")
  expect(memory.recall(["types", "version 2"], () => "two")).toBe("two")
  expect(memory.recall(["types", "version 1"], () => "three")).toBe("one")
})

test("an incomplete cache file is ignored", () => {
  const root = smallRepository()
  write(root, "node_modules/.cache/forecourt/generated.json", '{"abc": {"fi')

  expect(writeGenerated(root).differences.length).toBeGreaterThan(0)
  expect(checkGenerated(root).differences).toEqual([])
})

const handleLabel = { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" }

const handleSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "services/search/answer.schema.json",
  title: "SearchResponse",
  description: "What the search answers.",
  type: "object",
  properties: { total: { type: "integer", description: "Number of cars found." } },
  required: ["total"],
  additionalProperties: false,
}

function repositoryWithText(change: (text: Record<string, unknown>) => void): string {
  const root = smallRepository()
  const file = join(root, "schemas/site/dictionary.schema.json")
  const dictionary = JSON.parse(readFileSync(file, "utf8"))
  change(dictionary.properties["navigation.home"])
  writeFileSync(file, JSON.stringify(dictionary))
  return root
}

test.each(["sv", "nb", "da", "en", "fi", "sk"])(
  "a dictionary text that is missing in %s fails the build",
  (language) => {
    const root = repositoryWithText((text) => {
      delete (text["x-text"] as Record<string, string>)[language]
    })

    expect(() => planGenerated(root)).toThrow(new RegExp(`navigation\\.home[^]*"${language}"`))
  },
)

test("a dictionary text that is empty or has different placeholders in one language fails the build", () => {
  const wordless = repositoryWithText((text) => {
    delete text["x-text"]
  })
  const uneven = repositoryWithText((text) => {
    ;(text["x-text"] as Record<string, string>).fi += " {name}"
  })
  const file = "schemas/site/dictionary.schema.json"

  expect(problemsIn(wordless)).toEqual([
    { file, rule: "dictionary-text", cure: 'Add "x-text" with the text in every language.' },
  ])
  expect(problemsIn(uneven)).toEqual([
    { file, rule: "dictionary-placeholder", cure: "Use the same ones in every language." },
  ])
})
