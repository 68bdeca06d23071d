import { expect, test } from "vitest"
import { Misfit, readMapped } from "./cells.ts"

const cells = new Map([
  ["brand", " Škoda "],
  ["model", "Octavia  RS"],
  ["km", "12345"],
  ["kw", "110"],
  ["fuel", "Gasoline"],
  ["extras", "Hook | Sunroof |"],
  ["none", ""],
])
const made = (column: Parameters<typeof readMapped>[0]) => readMapped(column, cells, 7)

test("an import mapping can fill a field from a cell, the row number or a constant", () => {
  expect(made({ column: "brand" })).toBe(" Škoda ")
  expect(made({ column: "brand", trim: true })).toBe("Škoda")
  expect(made({ row: true })).toBe("7")
  expect(made({ constant: false })).toBe(false)
  expect(made({ column: "none", number: true })).toBeNull()
})

test("numbers are converted to another unit and rounded", () => {
  expect(made({ column: "km", number: true, unit: "km-to-mil" })).toBe(1234.5)
  expect(made({ column: "km", number: true, unit: "km-to-miles", digits: 0 })).toBe(7671)
  expect(made({ column: "kw", number: true, unit: "kw-to-hp", digits: 0 })).toBe(150)
})

test("an import mapping can combine several cells into a text or a slug", () => {
  expect(made({ words: "{brand} {model} ({row})" })).toBe("Škoda Octavia RS (7)")
  expect(made({ slug: "{brand} {model} {row}" })).toBe("skoda-octavia-rs-7")
  expect(made({ slug: "Ærlig {model}" })).toBe("aerlig-octavia-rs")
})

test("an import mapping can translate values with a table and split a text into a list", () => {
  expect(made({ column: "fuel", values: { Gasoline: "Petrol" } })).toBe("Petrol")
  expect(made({ column: "fuel", values: { Diesel: "D" }, otherwise: "Other" })).toBe("Other")
  expect(made({ column: "extras", split: "|" })).toEqual(["Hook", "Sunroof"])
})

test("a cell that cannot be converted to the type of its field is reported", () => {
  expect(made({ column: "brand", number: true })).toEqual(new Misfit('" Škoda " is no number'))
  expect(made({ column: "fuel", values: { Diesel: "D" } })).toEqual(new Misfit('"Gasoline" is none of Diesel'))
  expect(made({ column: "fuel", values: { Diesel: "D" } })).toBeInstanceOf(Misfit)
  expect(made({ column: "wheels" })).toEqual(new Misfit("there is no column wheels"))
})
