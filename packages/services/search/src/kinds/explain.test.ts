import { expect, test } from "vitest"
import { findDocumentFault, getKind } from "./kinds.ts"

const CAR = {
  car_id: "1",
  slug: "a",
  car_brand: "Vik",
  car_model: "Kombi",
  car_year: 2020,
  car_publishdate: "2026-11-20T08:30:00Z",
  car_firstregistration: "2020-02-29",
  car_equipment: ["Krok"],
  car_images: [{ original: "a.jpg" }],
  car_leasing_options: [{ leasing_type: "Private", duration: 36, options: [{ mileage: 1, durations: [] }] }],
}
const fault = (change: object) => findDocumentFault(getKind("car"), { ...CAR, ...change })

test.each([
  [{ car_year: 2060 }, "car_year", "2060 is more than 2050"],
  [{ car_year: 2020.5 }, "car_year", "2020.5 is not a whole number"],
  [{ car_price: "5" }, "car_price", '"5" is not a number'],
  [{ car_price: -5 }, "car_price", "-5 is less than 0"],
  [{ car_id: "a" }, "car_id", '"a" is not of the form ^[0-9]{1,18}$'],
  [{ car_brand: undefined }, "car_brand", "is missing"],
  [{ car_firstregistration: "2021-02-29" }, "car_firstregistration", '"2021-02-29" is no day of the form 2026-11-20'],
  [{ car_publishdate: "2026-11-20" }, "car_publishdate", '"2026-11-20" is no moment of the form 2026-11-20T08:30:00Z'],
  [{ car_equipment: ["Krok", 5] }, "car_equipment[1]", "5 is not a text"],
  [{ car_odometer_unit: "mil" }, "car_odometer_unit", '"mil" is none of km, mi'],
  [
    { car_leasing_options: [{ leasing_type: "Nobody" }] },
    "car_leasing_options[0].leasing_type",
    '"Nobody" is none of Private, Company',
  ],
  [{ car_chassino: "x".repeat(18) }, "car_chassino", "of 18 characters is more than 17"],
  [{ car_sellers: {} }, "car_sellers", "{} is not a list"],
])("the error for the invalid document %j names the field %s and the reason %s", (change, field, reason) => {
  expect(fault(change)).toEqual({ field, reason })
})

test("a valid document is accepted even if it has unknown fields", () => {
  expect(fault({ anything: { else: [null] } })).toBeNull()
})

test("a value that is not an object is rejected as a document", () => {
  expect(findDocumentFault(getKind("car"), [1])).toEqual({ field: "", reason: "[1] is not an object" })
  expect(findDocumentFault(getKind("dealership"), null)).toEqual({ field: "", reason: "null is not an object" })
})

test("the error for an invalid value always names the field", () => {
  const strange = [null, true, -1, 1e9, 0.5, "", "x", " ", "x".repeat(300), [], [{}], {}, [[]], ["a"], { a: 1 }]
  const names = Object.keys(getKind("car").schema.properties as object)

  const untold = names.flatMap((name) =>
    strange.filter((value) => fault({ [name]: value })?.field === "").map((value) => [name, value]),
  )

  expect(untold).toEqual([])
})
