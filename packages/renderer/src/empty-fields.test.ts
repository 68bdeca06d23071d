import { expect, test } from "vitest"
import { parseWithEmpty } from "./empty-fields.ts"

const metadata = { contextItem: { id: "a", language: "sv", version: 1 }, fieldId: "b", fieldType: "general link" }
const isAddressed = (value: { src?: string; href?: string }) => value.src !== "" && value.href !== ""

function parse(fields: unknown): object | null {
  const text = JSON.stringify(fields)
  const values = [...text.matchAll(/"value":(\{[^}]*\})/g)].map(([, value = ""]) => JSON.parse(value))
  return values.every(isAddressed) ? JSON.parse(text) : null
}

test("empty pictures and links at any depth are accepted by the parser and kept in the result", () => {
  const fields = {
    image: { value: { src: "" }, metadata },
    columns: [{ title: { value: "", metadata } }, { link: { value: { href: "" }, metadata } }],
  }

  expect(parseWithEmpty(fields, parse)).toEqual(fields)
})

test("an empty date is accepted by the parser and kept in the result", () => {
  const fields = { date: { value: "", metadata: { ...metadata, fieldType: "datetime" } } }
  const seen: unknown[] = []

  const parsed = parseWithEmpty(fields, (input) => {
    seen.push(input)
    return structuredClone(input as object)
  })

  expect(seen).toMatchObject([{ date: { value: "2000-01-01T00:00:00Z" } }])
  expect(parsed).toEqual(fields)
})

test("parseWithEmpty returns null for a field with an error other than an empty value", () => {
  expect(parseWithEmpty({ image: { value: { src: "" } } }, parse)).toBeNull()
})

function renderField(field: unknown): [unknown, unknown] {
  const seen: unknown[] = []
  const parsed = parseWithEmpty({ field }, (input) => {
    seen.push((input as { field: unknown }).field)
    return structuredClone(input as object)
  })
  return [seen[0], (parsed as { field: unknown } | null)?.field]
}

const field = (value: unknown, fieldType = "text") => ({ value, metadata: { fieldType } })

test.each<[string, unknown, unknown]>([
  ["an empty text", field(""), field("")],
  ["an empty date", field("", "date"), field("2000-01-01T00:00:00Z", "date")],
  ["an empty field of the type update", field("", "update"), field("", "update")],
  ["a date", field("2026-11-22", "date"), field("2026-11-22", "date")],
  ["an empty picture", field({ src: "" }), field({ src: "#" })],
  ["a picture", field({ src: "/a.jpg" }), field({ src: "/a.jpg" })],
  ["an empty link", field({ href: "", text: "a" }), field({ href: "#" })],
  ["a link", field({ href: "/a" }), field({ href: "/a" })],
  ["a null value", field(null), field(null)],
  ["an empty link without metadata", { value: { href: "" } }, { value: { href: "" } }],
  ["invalid metadata", { value: { href: "" }, metadata: "x" }, { value: { href: "" }, metadata: "x" }],
  ["a list of fields", [field({ href: "" }), 5, null], [field({ href: "#" }), 5, null]],
  ["a nested field", { a: { b: field({ src: "" }) } }, { a: { b: field({ src: "#" }) } }],
  ["a plain value", "a", "a"],
])("the parser receives a valid value for %s, and the result contains the original field", (_, input, seen) => {
  expect(renderField(input)).toEqual([seen, input])
})

test("restoring empty fields keeps values that the parser has changed or added", () => {
  const input = { count: "5", counts: [5], added: {}, list: [field({ href: "" })], title: field("x") }
  const parsed = parseWithEmpty(input, (fields) => ({
    ...(fields as object),
    count: 5,
    counts: 5,
    added: { a: [1] },
    title: { value: "X" },
    list: [...(fields as typeof input).list, "more"],
  }))

  expect(parsed).toEqual({
    count: 5,
    counts: 5,
    added: { a: [1] },
    title: { value: "X" },
    list: [field({ href: "" }), "more"],
  })
})
