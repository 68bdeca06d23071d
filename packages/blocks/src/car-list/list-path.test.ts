import { parseQuery } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { LIST_FIELDS } from "./list-fields.ts"
import { listPath, readListPath } from "./list-path.ts"

const getPath = (list: string, address: string) => listPath(list, parseQuery(address, LIST_FIELDS))

test("listPath writes facet values into the path in lower case and all other filters into the query [spec 2 §2.2 hero-facets]", () => {
  expect(getPath("/bilar", "car_model=Kia/EV6&car_fuel=El&car_price_max=300000&keyphrase=taklucka")).toBe(
    "/bilar/-/kia/ev6/el?car_price_max=300000&keyphrase=taklucka",
  )
  expect(getPath("/bilar?sortName=car_price_asc#lista", "car_brand=Land+Rover&not_car_fuel=Diesel")).toBe(
    "/bilar/-/land%20rover?sortName=car_price_asc&not_car_fuel=Diesel#lista",
  )
  expect(getPath("/bilar", "keyphrase=taklucka")).toBe("/bilar?keyphrase=taklucka")
  expect(getPath("/bilar", "")).toBe("/bilar")
})

test("readListPath returns the selected and the excluded filter values of a URL", () => {
  const { values, ...parameters } = readListPath("/bilar/-/land%20rover/diesel?not_car_fuel=El&not_car_fuel=Gas#lista")

  expect([values, parameters]).toEqual([["land rover", "diesel"], { not_car_fuel: ["El", "Gas"] }])
  expect(readListPath("/bilar")).toEqual({})
})
