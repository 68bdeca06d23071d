import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { siteNames } from "./own-booking.ts"

test("the example in the README is identical to the tested example, which finds the documented workshops", () => {
  const example = readFileSync(new URL("./own-booking.ts", import.meta.url), "utf8")

  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(siteNames).toEqual(["Norrvik Borås"])
})
