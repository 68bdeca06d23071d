import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { title } from "./own-storage.ts"

test("the example in the README is identical to the tested example, which saves the page", () => {
  const example = readFileSync(new URL("./own-storage.ts", import.meta.url), "utf8")

  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(title).toBe("B")
})
