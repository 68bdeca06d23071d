import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { deposit } from "./own-service.ts"

test("the example in the README is identical to the tested example, which finds the documented quote", () => {
  const example = readFileSync(new URL("./own-service.ts", import.meta.url), "utf8")

  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(deposit).toBe(4800)
})
