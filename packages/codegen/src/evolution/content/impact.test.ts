import type { Change } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import type { JsonObject } from "../../schema/json.ts"
import { type Impact, impactOf, impactWords } from "./impact.ts"
import type { Instance } from "./instances.ts"

const PATH = "blocks/card/card.schema.json"

function useOf(fields: JsonObject, site = "se", block = "card"): Instance {
  const place = { file: "f.json", pointer: "", page: "home", language: "sv", id: "" }
  return { ...place, site, block, fields, version: 1, isStated: false }
}

function changeAt(pointer: string): Change {
  return { rule: "any", pointer, level: "major", backward: false, forward: true, message: "" }
}

function impact(old: JsonObject, later: JsonObject, pointer: string, uses: readonly Instance[]): Impact {
  const released = { name: "card", version: 1, schemas: { [PATH]: old } } as never
  return impactOf(changeAt(pointer), PATH, released, { [PATH]: later }, PATH, uses)
}

const OLD = {
  type: "object",
  properties: { title: { maxLength: 9 }, tags: { items: { maxLength: 9 }, maxItems: 3 }, kind: { enum: ["a", "b"] } },
  additionalProperties: false,
}

test("of several changes only the one that is asked about is tried", () => {
  const later = { ...OLD, properties: { title: { maxLength: 3 }, tags: { items: { maxLength: 3 }, maxItems: 1 } } }
  const uses = [useOf({ title: "long" }), useOf({ tags: ["long"] }), useOf({ tags: ["a", "b"] }), useOf({ kind: "a" })]
  const brokenBy = (pointer: string) => impact(OLD, later, pointer, uses).broken.map((use) => uses.indexOf(use))

  expect(brokenBy("/properties/title/maxLength")).toEqual([0])
  expect(brokenBy("/properties/tags/items/maxLength")).toEqual([1])
  expect(brokenBy("/properties/tags/maxItems")).toEqual([2])
  expect(brokenBy("/properties/kind")).toEqual([3])
})

test("an entry of a list that is gone is taken out, and the others stay", () => {
  const later = { ...OLD, properties: { ...OLD.properties, kind: { enum: ["a"] } } }

  const { broken } = impact(OLD, later, "/properties/kind/enum/1", [useOf({ kind: "a" }), useOf({ kind: "b" })])

  expect(broken.map(({ fields }) => fields)).toEqual([{ kind: "b" }])
})

test("a name that was given up goes with the one that came for it", () => {
  const { title, ...rest } = OLD.properties
  const later = { ...OLD, properties: { ...rest, heading: { ...title, "x-renamedFrom": "title" } } }

  const { broken } = impact(OLD, later, "/properties/heading", [
    useOf({ title: "x" }),
    useOf({ heading: "x" }),
    useOf({}),
  ])

  expect(broken.map(({ fields }) => fields)).toEqual([{ title: "x" }])
})

test("uses of other blocks, and those that were wrong before, do not count", () => {
  const later = { ...OLD, properties: { ...OLD.properties, title: { maxLength: 3 } } }
  const uses = [useOf({ title: "long" }), useOf({ title: "long" }, "se", "hero"), useOf({ title: "longer than nine" })]

  const { broken, total } = impact(OLD, later, "/properties/title/maxLength", uses)

  expect([broken.length, total]).toEqual([1, 1])
})

test.each([
  [[], 1, "breaks none of 1 stored use"],
  [[], 2, "breaks none of 2 stored uses"],
  [["se"], 1, "breaks 1 of 1 stored use on 1 site"],
  [["se", "se"], 3, "breaks 2 of 3 stored uses on 1 site"],
  [["se", "no"], 412, "breaks 2 of 412 stored uses on 2 sites"],
])("uses broken on %j of %i are told in words", (sites, total, words) => {
  const broken = sites.map((site) => useOf({}, site))

  expect(impactWords({ block: "card", change: changeAt(""), file: PATH, broken, total })).toBe(words)
})
