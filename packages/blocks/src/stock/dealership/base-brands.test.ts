import { expect, test } from "vitest"
import { selectBaseBrands } from "./base-brands.ts"

test("a brand code with a suffix is removed when the code without the suffix is also listed, except for certain codes such as FI_TR", () => {
  expect(selectBaseBrands(["VO", "VO_TR", "FI", "FI_TR", "KI_TR"])).toEqual(["VO", "FI", "FI_TR", "KI_TR"])
})
