import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { taken } from "./own-service.ts"

test("the example in the README is identical to the tested example, which sends the documented message", () => {
  const example = readFileSync(new URL("./own-service.ts", import.meta.url), "utf8")

  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(taken).toEqual([expect.stringMatching(/^car-contact: .*Finns den kvar\?.*lund@norrvik\.example/)])
})
