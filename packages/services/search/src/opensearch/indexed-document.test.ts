import { compareText } from "@forecourt/search-engine/rules"
import fc from "fast-check"
import { expect, test } from "vitest"
import { getKind } from "../kinds/kinds.ts"
import { getId, toIndexedDocument, toUnitOrder } from "./indexed-document.ts"

const rules = { fields: getKind("car").fields, language: "sv", synonyms: new Map() } as const
const CAR = { car_id: "1", car_brand: "Vik", car_model: "Kombi" }

test("comparing index keys by UTF-8 bytes gives the same order as comparing the original texts by UTF-16 code units", () => {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd700, max: 0xe100 }))
  const text = fc.array(unit, { maxLength: 4 }).map((units) => String.fromCharCode(...units))

  fc.assert(
    fc.property(text, text, (item, two) => {
      const bytes = Buffer.compare(Buffer.from(toUnitOrder(item)), Buffer.from(toUnitOrder(two)))
      expect(bytes).toBe(compareText(item, two))
    }),
  )
})

test("the texts, numbers, sort values and words of a document are indexed in separate fields", () => {
  const document = {
    ...CAR,
    car_price: 5,
    car_is_used: true,
    car_equipment: ["Drag", "Drag", ""],
    car_color: null,
    car_publishdate: "2026-01-02T01:00:00+01:00",
    of: "somebody",
  }

  expect(toIndexedDocument(rules, document)).toEqual({
    key: "1",
    order: "1",
    text: {
      car_id: ["1"],
      car_brand: ["Vik"],
      car_model: ["Kombi"],
      car_price: ["5"],
      car_is_used: ["true"],
      car_equipment: ["Drag"],
      car_publishdate: ["2026-01-02T01:00:00+01:00"],
    },
    number: { car_price: 5 },
    sort: { car_publishdate: Date.parse("2026-01-02T00:00:00Z") },
    words: ["vik", "kombi", "drag"],
  })
})

test("indexed texts are truncated to the maximum length without splitting a surrogate pair", () => {
  const brand = `${"x".repeat(7999)}\u{1f697}`

  const { text, words } = toIndexedDocument(rules, { ...CAR, car_brand: brand, slug: "y".repeat(9000) }) as {
    text: Record<string, string[]>
    words: string[]
  }

  expect(text.car_brand).toEqual(["x".repeat(7999)])
  expect(text.slug?.[0]).toHaveLength(256)
  expect(words[0]).toHaveLength(256)
  expect(Buffer.byteLength(getId("å".repeat(400)))).toBeLessThan(512)
  expect(getId("å")).toBe("å")
})
