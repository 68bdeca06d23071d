import { expect, test } from "vitest"
import { parseWithEmpty } from "./empty-fields.ts"

const metadata = { contextItem: { id: "a", language: "sv", version: 1 }, fieldId: "b", fieldType: "general link" }
const isAddressed = (value: { src?: string; href?: string }) => value.src !== "" && value.href !== ""

/** A parser that refuses pictures and links without an address, at any depth, and answers with a copy. */
function parse(fields: unknown): object | null {
  const text = JSON.stringify(fields)
  const found = [...text.matchAll(/"value":(\{[^}]*\})/g)].map(([, value = ""]) => JSON.parse(value))
  return found.every(isAddressed) ? JSON.parse(text) : null
}

test("empty pictures and links pass the parser at any depth, and are empty again after it", () => {
  const fields = {
    image: { value: { src: "" }, metadata },
    columns: [{ title: { value: "", metadata } }, { link: { value: { href: "" }, metadata } }],
  }

  expect(parseWithEmpty(fields, parse)).toEqual(fields)
})

test("an empty date passes as a moment, and is empty again", () => {
  const fields = { date: { value: "", metadata: { ...metadata, fieldType: "datetime" } } }
  const seen: unknown[] = []

  const parsed = parseWithEmpty(fields, (given) => {
    seen.push(given)
    return structuredClone(given as object)
  })

  expect(seen).toMatchObject([{ date: { value: "2000-01-01T00:00:00Z" } }])
  expect(parsed).toEqual(fields)
})

test("what is wrong otherwise is refused all the same", () => {
  expect(parseWithEmpty({ image: { value: { src: "" } } }, parse)).toBeNull()
})
