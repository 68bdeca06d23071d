import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { addresses, items } from "./own-search.ts"

test("the example in the README is identical to the tested example, which finds the documented cars", () => {
  const example = readFileSync(new URL("./own-search.ts", import.meta.url), "utf8")

  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(addresses).toEqual(["model=Volvo/XC60&fuel=Electric&price_max=300000"])
  expect(items).toEqual(["Volvo XC60", "Volvo XC60"])
})
