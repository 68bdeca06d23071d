import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createSourceAliases } from "./source-aliases.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const SITE = join(ROOT, "sites/se-automotive")
const aliases = createSourceAliases(ROOT, SITE)

test("every import of a workspace package is resolved to the package's source files", () => {
  expect(aliases).toMatchObject({
    "@forecourt/blocks/registry": "../../packages/blocks/src/generated/registry.ts",
    "@forecourt/blocks/*": "../../packages/blocks/src/*/*.tsx",
    "@forecourt/renderer": "../../packages/renderer/src/index.ts",
    "@forecourt/site-shell": "../../packages/site-shell/src/index.ts",
    "@forecourt/tyre-hotel-machine": "../../packages/machines/tyre-hotel/src/index.ts",
    "@forecourt/blocks/parser/*": "../../packages/blocks/src/generated/*.parser.js",
  })
})

test("every import alias resolves to an existing file and never to build output", () => {
  const single = Object.values(aliases).filter((place) => !place.includes("*"))

  expect(single.length).toBeGreaterThan(20)
  expect(single.filter((place) => !existsSync(join(SITE, place)))).toEqual([])
  expect(Object.values(aliases).filter((place) => place.includes("/dist/"))).toEqual([])
})
