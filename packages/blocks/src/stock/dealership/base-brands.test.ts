import { expect, test } from "vitest"
import { selectBaseBrands } from "./base-brands.ts"

test("a derived brand code is removed when its base brand is listed too, with two exceptions", () => {
  expect(selectBaseBrands(["VO", "VO_TR", "FI", "FI_TR", "KI_TR"])).toEqual(["VO", "FI", "FI_TR", "KI_TR"])
})
