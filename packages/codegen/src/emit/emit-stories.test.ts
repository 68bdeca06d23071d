// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Definition } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitStories } from "./emit-stories.ts"
import { findObject } from "./emit-wire.ts"
import { createStoryCases } from "./story-cases.ts"

const PATH = "blocks/banner/banner.schema.json"

const FACT: JsonObject = {
  type: "object",
  properties: { label: { type: "string" } },
  required: ["label"],
  additionalProperties: false,
}

const BANNER: JsonObject = {
  title: "Banner",
  "x-block": { version: 1, area: ["main"], render: "hybrid", emptyRule: "Renders nothing without a picture." },
  type: "object",
  properties: {
    content: { type: "string", enum: ["Image", "Video"], default: "Image" },
    film: { type: "string", format: "uri" },
    isWide: { type: "boolean", default: false },
    hasNote: { type: "boolean", default: false },
    note: { type: "string", "x-editor": { showIf: { hasNote: true } } },
    facts: { type: "array", maxItems: 4, items: FACT },
  },
  additionalProperties: false,
  if: { properties: { content: { const: "Video" } }, required: ["content"] },
  then: { required: ["film"] },
}

function banner(schema: JsonObject = BANNER): Definition {
  const root = buildIr(createSchemas({ [PATH]: schema })).roots.get(PATH)
  if (root === undefined) throw new Error("test: the schema was lost.")
  return root
}

function getCases(definition: Definition) {
  const object = findObject(definition.node)
  if (object === null) throw new Error("test: a block is an object.")
  const cases = createStoryCases(definition, object)
  if (cases === null) throw new Error("test: nothing fits.")
  return cases
}

test("the story with all fields contains every field that can be visible at the same time and sets every boolean to true", () => {
  const { all } = getCases(banner())

  expect(Object.keys(all)).toEqual(["hasNote", "note", "facts"])
  expect(all.hasNote).toBe(true)
})

test("each branch, enum value, boolean and list length has a story, and one story has the longest texts", () => {
  const { cases } = getCases(banner())

  expect(cases.map(({ name }) => name)).toEqual([
    "Minimal",
    "ContentVideo",
    "IsWide",
    "HasNoteOff",
    "FactsNone",
    "FactsOne",
    "FactsMost",
    "LongestTexts",
  ])
})

test("the story of a branch contains only the fields that are visible in the branch", () => {
  const { cases } = getCases(banner())
  const find = (name: string) => cases.find((item) => item.name === name)

  expect(Object.keys(find("ContentVideo")?.changes ?? {})).toEqual(["content", "film"])
  expect(find("HasNoteOff")?.without).toEqual(["note"])
})

test("a schema always generates the same stories", () => {
  expect(getCases(banner())).toEqual(getCases(banner()))
})

test("a generated story contains only its differences from the story with all fields", () => {
  const stories = emitStories(banner(), [], {
    from: "schemas/blocks/banner",
    command: "npm run generate",
    packageName: "@x/schemas",
  })

  expect(stories).toContain("export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }")
  expect(stories).toContain("export const IsWide: BlockStory = { args: { ...all, isWide: true } }")
  expect(stories).toContain("export const FactsMost: BlockStory = { args: { ...all, facts: repeat(all.facts, 4) } }")
  expect(stories).toContain("export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }")
  expect(stories).toContain(
    "export const FactsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, facts: [] } }",
  )
  expect(stories).toContain(
    `export const HasNoteOff: BlockStory = { args: { ...removeFields(all, "note"), hasNote: false } }`,
  )
  expect(stories).toContain("export const BeforeScripts: BlockStory = { ...asSent, args: all }")
})

test("the longest texts have a story in every language of the sites", () => {
  const longest = getCases(banner()).cases.at(-1)
  const stories = emitStories(banner(), [], { from: "x", command: "npm run generate", packageName: "@x/schemas" })

  expect(Object.keys(longest?.spoken ?? {})).toEqual(["sv", "nb", "en", "fi", "sk"])
  expect(new Set(Object.values(longest?.spoken ?? {}).map((fields) => JSON.stringify(fields))).size).toBe(5)
  expect(stories).toContain("export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }")
  expect(stories).toMatch(/^const longest = \{\n {2}sv: /m)
  expect(stories).toContain("} satisfies Record<string, BannerInput>")
})

test("the story with all fields has the viewport and the decorators listed in the block's schema", () => {
  const meta = { version: 1, area: ["main"], render: "server", pictured: ["wide", "amid-texts", "scrolled"] }
  const stories = emitStories(banner({ ...BANNER, "x-block": meta }), [], {
    from: "schemas/blocks/banner",
    command: "npm run generate",
    packageName: "@x/schemas",
  })

  expect(stories).toContain(
    `export const AllFields: BlockStory = {
  tags: ["wide"],
  ...amidTexts,
  ...scrolled,
  ...createEveryLanguage({ sv: all, en: english }),
}`,
  )
  expect(stories).toMatch(/import \{\s+amidTexts,[^}]*\sscrolled,[^}]*\} from "..\/..\/test\/story.tsx"/)
})

test("an enum value that is valid only while a boolean is false has a story without the boolean", () => {
  const { cases } = getCases(
    banner({
      ...BANNER,
      properties: {
        isWide: { type: "boolean", default: false },
        size: { type: "string", enum: ["s", "m"], default: "m" },
      },
      if: { properties: { isWide: { const: true } }, required: ["isWide"] },
      then: { properties: { size: { enum: ["m"] } } },
    }),
  )

  expect(cases.find(({ name }) => name === "SizeS")).toEqual({
    name: "SizeS",
    changes: { size: "s" },
    without: ["isWide"],
  })
})

test("a block for which no sample values can be generated has stories based on the examples", () => {
  const plate = banner({
    ...BANNER,
    properties: { plate: { type: "string", pattern: "^(?!AAA)[A-Z]{3}$" } },
    required: ["plate"],
    if: undefined,
    then: undefined,
  } as unknown as JsonObject)
  const examples = [{ name: "default", path: "blocks/banner/examples/default.json", kind: "shown" as const }]

  const stories = emitStories(plate, examples, { from: "x", command: "npm run generate", packageName: "@x/schemas" })

  expect(stories).toContain("export const Default: BlockStory = { args: standard }")
  expect(stories).not.toContain("const all")
})

test("a story based on an example uses the loader data of the example, and all other stories use the loader data of the first example", () => {
  const options = { from: "schemas/blocks/banner", command: "npm run generate", packageName: "@x/schemas" }
  const example = { name: "default", path: "blocks/banner/examples/default.json", kind: "shown" as const }
  const stories = emitStories(banner(), [{ ...example, data: "blocks/banner/data/default.json" }], options)

  expect(stories).toContain('import standardData from "@x/schemas/blocks/banner/data/default.json" with')
  expect(stories).toContain("args: { data: standardData },")
  expect(stories).toContain("Default: BlockStory = { args: { ...standard, data: standardData } }")
  expect(emitStories(banner(), [example], options)).not.toContain("data:")
})
