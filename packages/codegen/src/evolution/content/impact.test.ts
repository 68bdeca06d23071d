import type { Change } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import type { Json, JsonObject } from "../../schema/json.ts"
import { calculateImpact, formatImpact, type Impact } from "./impact.ts"
import { findInstances, type Instance } from "./instances.ts"

const FILE = "sites/demo/content/pages/bilar/sv.json"

test("every use of a block in stored content is found with position and schema version", () => {
  const inner = { block: "blurb", id: "2", params: { SchemaVersion: "3" } }
  const page: Json = {
    layout: {
      "a/b": [{ block: "banner", id: "1", fields: { block: "none", x: 1 }, areas: { main: [inner] } }, "x", null],
    },
    fields: { block: "none" },
  }

  expect(findInstances(FILE, page)).toEqual([
    {
      file: FILE,
      site: "demo",
      page: "pages/bilar",
      language: "sv",
      pointer: "/layout/a~1b/0",
      block: "banner",
      id: "1",
      version: 1,
      isStated: false,
      fields: { block: "none", x: 1 },
    },
    {
      file: FILE,
      site: "demo",
      page: "pages/bilar",
      language: "sv",
      pointer: "/layout/a~1b/0/areas/main/0",
      block: "blurb",
      id: "2",
      version: 3,
      isStated: true,
      fields: {},
    },
  ])
})

test.each<[Json, number, boolean]>([
  [{ SchemaVersion: "2" }, 2, true],
  [{ SchemaVersion: 2 }, 2, true],
  [{ SchemaVersion: "two" }, 1, false],
  [{ SchemaVersion: "1.5" }, 1, false],
  [{}, 1, false],
  [null, 1, false],
])("the parameters %j belong to version %i (explicit: %s)", (params, version, isStated) => {
  expect(findInstances(FILE, { block: "a", params })).toMatchObject([{ version, isStated, pointer: "", id: "" }])
})

test("a block in a file outside the content folder of a site has an empty site, page and language", () => {
  expect(findInstances("other/home.json", { block: "a", fields: [] })).toMatchObject([
    { site: "", page: "", language: "", fields: {} },
  ])
  expect(findInstances("sites/demo/content/home/en.json", { block: "a" })).toMatchObject([
    { site: "demo", page: "home", language: "en" },
  ])
  expect(findInstances(FILE, { block: 5 })).toEqual([])
})

const PATH = "blocks/a/a.schema.json"
const FIELDS = "fields/text.schema.json"
const text = (more: JsonObject = {}): JsonObject => ({ type: "string", ...more })
const block = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  $id: PATH,
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

const use = (site: string, fields: JsonObject, name = "a"): Instance => ({
  ...(findInstances(`sites/${site}/content/home/sv.json`, { block: name, fields })[0] as Instance),
})

function impact(pointer: string, old: JsonObject, later: JsonObject, uses: readonly Instance[], file = PATH): Impact {
  const change: Change = { rule: "any", pointer, level: "major", backward: false, forward: false, message: "" }
  const released = { name: "a", version: 1, schemas: { [PATH]: old, [FIELDS]: text() }, fixtures: {} }
  const now = file === PATH ? { [PATH]: later, [FIELDS]: text() } : { [PATH]: old, [FIELDS]: later }
  return calculateImpact(change, file, released, now, PATH, uses)
}

test("stored content counts as broken by a change only if it was valid before and the change itself makes it invalid", () => {
  const old = block({ title: text(), size: text() })
  const later = block({ title: text({ maxLength: 3 }), size: text({ maxLength: 1 }) })
  const uses = [
    use("one", { title: "long title" }),
    use("two", { title: "a", size: "large" }),
    use("two", { title: 5 }),
    use("two", { title: "of another block" }, "b"),
  ]

  const { broken, total, ...rest } = impact("/properties/title/maxLength", old, later, uses)

  expect([broken, total]).toEqual([[uses[0]], 2])
  expect(rest).toMatchObject({ block: "a", file: PATH })
})

test("a change to a referenced file breaks uses of the block", () => {
  const old = block({ title: { $ref: "../../fields/text.schema.json" } })
  const uses = [use("one", { title: "long" }), use("one", { title: "a" })]

  const { broken, total } = impact("/maxLength", old, text({ maxLength: 1 }), uses, FIELDS)

  expect([broken, total]).toEqual([[uses[0]], 2])
})

test("renaming a property, changing an entry of `required` and changing an entry of `enum` each count as one change", () => {
  const renamed = block({ badge: text({ "x-renamedFrom": "label" }) })
  const uses = [use("one", { label: "a" }), use("one", {})]

  expect(impact("/properties/badge", block({ label: text() }), renamed, uses)).toMatchObject({
    broken: [uses[0]],
    total: 2,
  })
  const createRequired = (...names: string[]) => block({ x: text(), y: text() }, { required: names })
  const both = [use("one", { x: "a" }), use("one", { x: "a", y: "b" })]
  expect(impact("/required", createRequired("x"), createRequired("x", "y"), both).broken).toEqual([both[0]])
  const choices = (...values: string[]) => block({ x: text({ enum: values }) })
  const chosen = [use("one", { x: "a" }), use("one", { x: "b" })]
  expect(impact("/properties/x/enum/1", choices("a", "b"), choices("a"), chosen).broken).toEqual([chosen[1]])
})

test("an added format or length limit breaks the stored values that violate it, even when the property name has special characters", () => {
  const uses = [use("one", { "a/b": "x" }), use("one", { "c~d": "x" }), use("one", { "a/b": "2026-01-01" })]
  const old = block({ "a/b": text(), "c~d": text() })
  const listBroken = (pointer: string, later: JsonObject) => impact(pointer, old, later, uses).broken

  expect(listBroken("/properties/a~1b/format", block({ "a/b": text({ format: "date" }), "c~d": text() }))).toEqual([
    uses[0],
  ])
  expect(listBroken("/properties/c~0d/maxLength", block({ "a/b": text(), "c~d": text({ maxLength: 0 }) }))).toEqual([
    uses[1],
  ])
})

test("a renamed nested property counts as a single change", () => {
  const list = (properties: JsonObject) =>
    block({ list: { items: { type: "object", properties, additionalProperties: false } }, label: text() })
  const later = list({ badge: text({ "x-renamedFrom": "label" }) })
  const uses = [use("one", { list: [{ label: "a" }] }), use("one", { label: "a" }), use("one", { list: [{}] })]

  const { broken } = impact("/properties/list/items/properties/badge", list({ label: text() }), later, uses)

  expect(broken).toEqual([uses[0]])
})

test("removing a branch of a union breaks stored content that uses the branch", () => {
  const either = (...values: string[]) => block({ kind: { anyOf: values.map((value) => ({ const: value })) } })
  const uses = [use("one", { kind: "a" }), use("one", { kind: "b" })]

  const { broken } = impact("/properties/kind/anyOf/1", either("a", "b"), either("a"), uses)

  expect(broken).toEqual([uses[1]])
})

test("the impact of each change is measured separately, even when other changes break other content", () => {
  const tags = (length: number, most: number) => ({ items: { maxLength: length }, maxItems: most })
  const old = block({ title: { maxLength: 9 }, tags: tags(9, 3), kind: { enum: ["a", "b"] } })
  const later = block({ title: { maxLength: 3 }, tags: tags(3, 1) })
  const uses = [{ title: "long" }, { tags: ["long"] }, { tags: ["a", "b"] }, { kind: "a" }].map((it) => use("one", it))
  const brokenBy = (pointer: string) => impact(pointer, old, later, uses).broken.map((it) => uses.indexOf(it))

  expect(brokenBy("/properties/title/maxLength")).toEqual([0])
  expect(brokenBy("/properties/tags/items/maxLength")).toEqual([1])
  expect(brokenBy("/properties/tags/maxItems")).toEqual([2])
  expect(brokenBy("/properties/kind")).toEqual([3])
})

test.each<[readonly string[], number, string]>([
  [[], 0, "breaks none of 0 stored uses"],
  [[], 1, "breaks none of 1 stored use"],
  [["one"], 1, "breaks 1 of 1 stored use on 1 site"],
  [["one", "one", "two"], 12, "breaks 3 of 12 stored uses on 2 sites"],
])("the impact on the sites %j and a total of %i uses is described in words", (sites, total, words) => {
  const broken = sites.map((site) => use(site, {}))

  expect(formatImpact({ ...impact("", block({}), block({}), []), broken, total })).toBe(words)
})
