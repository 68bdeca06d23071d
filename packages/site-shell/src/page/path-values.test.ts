import { expect, test } from "vitest"
import { buildValuesPath, parseValues } from "./path-values.ts"

test("facet values are added to the path in lower case after /-/ [spec 2 §2.2 hero-facets]", () => {
  const path = buildValuesPath("/kop-bil/alla-bilar", ["Mercedes-Benz", "EQE/SUV", "Bakhjulsdrift & El"])

  expect(path).toBe("/kop-bil/alla-bilar/-/mercedes-benz/eqe%2Fsuv/bakhjulsdrift%20%26%20el")
  expect(parseValues(path)).toEqual({
    path: "/kop-bil/alla-bilar",
    values: ["mercedes-benz", "eqe/suv", "bakhjulsdrift & el"],
  })
})

test.each(["/kop-bil", "/kop-bil/-", "/kop-bil/-/", "/kop-bil/-/volvo//el", "/kop-bil/-/%E0%A4%A", "/-/media/a"])(
  "the path %s contains no facet values",
  (path) => expect(parseValues(path)).toEqual({ path, values: [] }),
)
