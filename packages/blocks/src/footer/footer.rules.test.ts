import { expect, test } from "vitest"
import { createBrandAddresses, selectBrands, selectColumns, selectNotes } from "./footer.rules.ts"

const text = (value: string) => ({ value })
const image = (src: string) => ({ value: { src } })
const volvo = { name: text("Volvo"), logo: image("/volvo.svg") }

function footer(fields: object) {
  return { showBrands: false, infoFieldOneChildFullWidth: false, ...fields }
}

test("the footer shows brands only when the editor enables them, sets a heading and adds at least one logo [spec 1 §5 footer-brands]", () => {
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

test("a brand without a colour logo is omitted, even when it has a black-and-white logo [spec 1 §5 footer-logo]", () => {
  const brands = [
    volvo,
    { name: text("Utan") },
    { name: text("Tom"), logo: image("") },
    { name: text("Svartvit"), logoBlackAndWhite: image("/bw.svg") },
  ]

  expect(selectBrands(footer({ showBrands: true, brandsHeading: text("Märken"), brands }))).toEqual([volvo])
})

test("a brand links to the car list filtered by its name [spec 1 §2 footer-brand]", () => {
  expect(createBrandAddresses("/bilar")("Volvo")).toBe("/bilar?car_brand=Volvo")
})

test("a brand's link keeps the query of the car list's URL", () => {
  const address = createBrandAddresses("/bilar?car_fuel=El&sortName=price#lista")("Kia")

  expect(address).toBe("/bilar?car_fuel=El&sortName=price&car_brand=Kia#lista")
})

test("a brand's link replaces the brand filter in the URL of the car list", () => {
  expect(createBrandAddresses("/bilar?car_brand=Ford")("Kia")).toBe("/bilar?car_brand=Kia")
})

test("special characters in a brand's name are encoded in the link", () => {
  for (const name of ["Škoda & Co. 100 %", "Citroën / DS", "A+B=C?#"]) {
    const url = new URL(createBrandAddresses("/bilar")(name), "https://norrvik.example")

    expect(url.searchParams.get("car_brand")).toBe(name)
  }
})

test("a note is shown only when it has a heading or a text [spec 1 §5 footer-notes]", () => {
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

test("a column with no title, text or links is omitted", () => {
  const title = { title: text("Köp bil") }

  expect(selectColumns(footer({ columns: [title, {}, { columnItems: [] }] }))).toEqual([title])
})
