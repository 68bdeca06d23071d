import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { LIST_FIELDS } from "./list-fields.ts"
import { listPath, readListPath } from "./list-path.ts"

const at = (list: string, address: string) => listPath(list, parseQuery(address, LIST_FIELDS))

test("values are in the path in lower case, and the others are parameters [spec 2 §2.2 hero-facets]", () => {
  expect(at("/bilar", "car_model=Kia/EV6&car_fuel=El&car_price_max=300000&keyphrase=taklucka")).toBe(
    "/bilar/-/kia/ev6/el?car_price_max=300000&keyphrase=taklucka",
  )
  expect(at("/bilar?sortName=car_price_asc#lista", "car_brand=Land+Rover&not_car_fuel=Diesel")).toBe(
    "/bilar/-/land%20rover?sortName=car_price_asc&not_car_fuel=Diesel#lista",
  )
  expect(at("/bilar", "keyphrase=taklucka")).toBe("/bilar?keyphrase=taklucka")
  expect(at("/bilar", "")).toBe("/bilar")
})

test("the address of a list is read back into what it chooses", () => {
  const { values, ...parameters } = readListPath("/bilar/-/land%20rover/diesel?not_car_fuel=El&not_car_fuel=Gas#lista")

  expect([values, parameters]).toEqual([["land rover", "diesel"], { not_car_fuel: ["El", "Gas"] }])
  expect(readListPath("/bilar")).toEqual({})
})
