import { expect, test } from "vitest"
import { selectBaseBrands } from "./base-brands.ts"

test("a brand code with a suffix is removed when its base code is also listed, with two exceptions", () => {
  expect(selectBaseBrands(["VO", "VO_TR", "FI", "FI_TR", "KI_TR"])).toEqual(["VO", "FI", "FI_TR", "KI_TR"])
})
