import { expect, test } from "vitest"
import { createBrandAddresses, selectBrands, selectColumns, selectNotes } from "./footer.rules.ts"

const text = (value: string) => ({ value })
const image = (src: string) => ({ value: { src } })
const volvo = { name: text("Volvo"), logo: image("/volvo.svg") }

/** A footer as the parser hands it over. */
function footer(fields: object) {
  return { showBrands: false, infoFieldOneChildFullWidth: false, ...fields }
}

test("brands show only when they are switched on, have a heading and exist [spec 1 §5 footer-brands]", () => {
  const complete = footer({
    showBrands: true,
    brandsHeading: text("Märken"),
    brands: [volvo],
  })

  expect(selectBrands(complete)).toEqual([volvo])
  expect(selectBrands({ ...complete, showBrands: false })).toEqual([])
  expect(selectBrands({ ...complete, brandsHeading: text(" ") })).toEqual([])
  expect(selectBrands(footer({ showBrands: true, brands: [volvo] }))).toEqual([])
  expect(selectBrands({ ...complete, brands: [] })).toEqual([])
})

test("a brand without a logo src is dropped, also when it has one in black and white [spec 1 §5 footer-logo]", () => {
  const brands = [
    volvo,
    { name: text("Utan") },
    { name: text("Tom"), logo: image("") },
    { name: text("Svartvit"), logoBlackAndWhite: image("/bw.svg") },
  ]

  expect(selectBrands(footer({ showBrands: true, brandsHeading: text("Märken"), brands }))).toEqual([volvo])
})

test("a brand leads to the car list with its name as car_brand [spec 1 §2 footer-brand]", () => {
  expect(createBrandAddresses("/bilar")("Volvo")).toBe("/bilar?car_brand=Volvo")
})

test("the query of the car list's address is kept", () => {
  const address = createBrandAddresses("/bilar?car_fuel=El&sortName=price#lista")("Kia")

  expect(address).toBe("/bilar?car_fuel=El&sortName=price&car_brand=Kia#lista")
})

test("a brand that the address names already gives way", () => {
  expect(createBrandAddresses("/bilar?car_brand=Ford")("Kia")).toBe("/bilar?car_brand=Kia")
})

test("any sign in a brand's name survives the address", () => {
  for (const name of ["Škoda & Co. 100 %", "Citroën / DS", "A+B=C?#"]) {
    const url = new URL(createBrandAddresses("/bilar")(name), "https://norrvik.example")

    expect(url.searchParams.get("car_brand")).toBe(name)
  }
})

test("a note shows only when it has a heading or a text [spec 1 §5 footer-notes]", () => {
  const heading = { heading: text("Norrvik Automotive AB") }
  const hours = { text: text("<p>Vardagar 8–18.</p>") }

  expect(selectNotes(footer({ infoField1: heading, infoField2: hours }))).toEqual([heading, hours])
  expect(
    selectNotes(
      footer({
        infoField1: {},
        infoField2: { heading: text(""), text: text("") },
      }),
    ),
  ).toEqual([])
})

test("a column with neither title, text nor links is left out", () => {
  const title = { title: text("Köp bil") }

  expect(selectColumns(footer({ columns: [title, {}, { columnItems: [] }] }))).toEqual([title])
})
