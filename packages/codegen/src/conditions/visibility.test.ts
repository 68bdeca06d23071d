import { expect, test } from "vitest"
import type { Condition, Node, ObjectAssertion, ObjectNode, Property } from "../ir/ir.types.ts"
import type { Json } from "../schema/json.ts"
import { listBranches } from "./branches.ts"
import { getRequiredWhen, getVisibleWhen } from "./visibility.ts"

const base = { path: "a.json", pointer: "", nullable: false, meta: { deprecated: false, annotations: {} } } as const
const text: Node = { ...base, kind: "string" }
const choice = (...values: readonly string[]): Node => ({ ...base, kind: "enum", values })
const property = (name: string, node: Node = text, required = false): Property => ({ name, node, required })
const mentions = (required: readonly string[], mentioned: readonly string[] = []): ObjectAssertion => ({
  kind: "object",
  required,
  properties: mentioned.map((name) => ({ name, isOptional: true, assertion: { kind: "string", minLength: 1 } })),
})
const condition = (
  values: Condition["values"],
  met: ObjectAssertion | null,
  more: Partial<Condition> = {},
): Condition => ({
  property: "kind",
  values,
  whenMissing: false,
  met,
  unmet: null,
  ...more,
})
const object = (
  kind: Node,
  conditions: readonly Condition[],
  isRequired = false,
  more: readonly Property[] = [],
): ObjectNode => ({
  ...base,
  kind: "object",
  properties: [property("kind", kind, isRequired), property("film"), property("image"), ...more],
  rest: "closed",
  conditions,
})
const film = property("film")

test("a form field that one branch requires is visible only when a value that selects the branch is chosen", () => {
  const node = object(choice("Film", "Image", "None"), [condition(["Film"], mentions(["film"]))])

  expect(getVisibleWhen(film, node)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
  expect(getRequiredWhen(film, node)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
  expect(getVisibleWhen(property("image"), node)).toEqual([])

  const others = object(choice("Film", "Image"), [condition(["Image"], null, { unmet: mentions(["film"]) })])
  expect(getVisibleWhen(film, others)).toEqual([{ property: "kind", isOneOf: ["Film"], orMissing: true }])

  const whenMissing = object(choice("Film", "Image"), [
    condition(["Image"], null, { unmet: mentions(["film"]), whenMissing: true }),
  ])
  expect(getVisibleWhen(film, whenMissing)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
})

test("a form field that every branch requires is always visible", () => {
  const node = object(choice("Film", "Image"), [condition(["Film"], mentions(["film"]))])
  const both = object(choice("Film", "Image"), [condition(["Film"], mentions(["film"]), { unmet: mentions(["film"]) })])

  expect(getRequiredWhen({ ...film, required: true }, node)).toEqual([])
  expect(getRequiredWhen(film, both)).toEqual([])
  expect(getRequiredWhen(film, object(choice("Film"), []))).toEqual([])
})

test("a field that is required in one branch and optional in another is visible in all branches", () => {
  const kept = object(choice("Film", "Image", "None"), [
    condition(["Film"], mentions(["film"])),
    condition(["Image"], mentions([], ["film"])),
  ])
  const other = object(choice("Film", "Image", "None"), [
    condition(["Film"], mentions(["film"])),
    condition(["Image"], mentions([], ["image"])),
  ])
  const sameBranch = object(choice("Film", "Image"), [condition(["Film"], mentions(["film"], ["film"]))])

  expect(getVisibleWhen(film, kept)).toEqual([])
  expect(getRequiredWhen(film, kept)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
  expect(getVisibleWhen(film, other)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
  expect(getVisibleWhen(film, sameBranch)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
})

test("a form field whose visibility depends on two different properties is always visible", () => {
  const size = property("size", choice("s", "l"))
  const two = object(
    choice("Film", "Image"),
    [condition(["Film"], mentions(["film"])), condition(["l"], mentions(["film"]), { property: "size" })],
    false,
    [size],
  )

  expect(getVisibleWhen(film, two)).toEqual([])
  expect(getRequiredWhen(film, two)).toEqual([
    { property: "kind", isOneOf: ["Film"] },
    { property: "size", isOneOf: ["l"] },
  ])
})

test("when several branches require a field, their conditions are combined into one, including the condition for a missing value", () => {
  const three = object(choice("A", "B", "C"), [
    condition(["A"], mentions(["film", "image"])),
    condition(["B"], mentions(["film"]), { whenMissing: true }),
  ])

  expect(getRequiredWhen(film, three)).toEqual([{ property: "kind", isOneOf: ["A", "B"], orMissing: true }])
  expect(getRequiredWhen(property("image"), three)).toEqual([{ property: "kind", isOneOf: ["A"] }])
})

const createConditional = (showIf: Json): Property => ({
  ...film,
  node: { ...text, meta: { ...base.meta, annotations: { "x-editor": { showIf } } } },
})
const addDefault = (node: Node, value: Json): Node => ({ ...node, meta: { ...node.meta, default: value } })

test("an explicit visibility condition overrides the derived condition, and also applies to a missing value if the default matches", () => {
  const node = object(choice("Film", "Image"), [condition(["Film"], mentions(["film"]))])
  const image = object(addDefault(choice("Film", "Image"), "Image"), [])

  expect(getVisibleWhen(createConditional({ kind: "Image" }), node)).toEqual([{ property: "kind", isOneOf: ["Image"] }])
  expect(getVisibleWhen(createConditional({ kind: ["Film", "Image"] }), image)).toEqual([
    { property: "kind", isOneOf: ["Film", "Image"], orMissing: true },
  ])
  expect(getVisibleWhen(createConditional({ kind: "Film" }), image)).toEqual([{ property: "kind", isOneOf: ["Film"] }])
  expect(getVisibleWhen(createConditional({ kind: "Image", gone: "x" }), image)).toEqual([
    { property: "kind", isOneOf: ["Image"], orMissing: true },
    { property: "gone", isOneOf: ["x"] },
  ])
  expect(getVisibleWhen(createConditional("always"), image)).toEqual([])
})

test.each<[string, Node, boolean, unknown[]]>([
  ["a choice", choice("a", "b"), true, [["a"], ["b"]]],
  ["an optional choice", choice("a", "b"), false, [["a"], ["b", "missing"]]],
  ["a nullable choice", { ...choice("a", "b"), nullable: true }, true, [["a"], ["b", null]]],
  ["a boolean", { ...base, kind: "boolean" }, true, [[true], [false]]],
  [
    "a reference",
    {
      ...base,
      kind: "ref",
      narrowing: null,
      target: { id: "a", path: "a.json", pointer: "", name: "A", node: choice("a", "b") },
    },
    true,
    [["a"], ["b"]],
  ],
])("%s has a branch for each of its values, with identical branches merged", (_, kind, isRequired, branches) => {
  const groups = listBranches(object(kind, [condition(["a", true], mentions(["film"]))], isRequired))

  expect(
    groups.map((group) => group.map(({ values, orMissing }) => [...values, ...(orMissing ? ["missing"] : [])])),
  ).toEqual([branches])
  expect(groups[0]?.map(({ holds }) => holds.length)).toEqual([1, 0])
  expect(groups[0]?.[0]?.property).toBe("kind")
})

test("listBranches returns no branches for a condition on an unknown property or on a property without an enum", () => {
  expect(listBranches(object(text, [condition(["a"], mentions(["film"]))]))).toEqual([])
  expect(listBranches(object(choice("a"), [condition(["a"], mentions(["film"]), { property: "gone" })]))).toEqual([])
})
