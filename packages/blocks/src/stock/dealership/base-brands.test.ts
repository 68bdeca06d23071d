import { expect, test } from "vitest"
import { selectBaseBrands } from "./base-brands.ts"

test("a brand code goes where its base is there too, but for two", () => {
  expect(selectBaseBrands(["VO", "VO_TR", "FI", "FI_TR", "KI_TR"])).toEqual(["VO", "FI", "FI_TR", "KI_TR"])
})
