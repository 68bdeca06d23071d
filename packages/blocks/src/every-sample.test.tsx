import { join } from "node:path"
import { renderSingleBlock } from "@forecourt/renderer"
import { prerender } from "react-dom/static"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { buildIr } from "../../codegen/src/ir/build-ir.ts"
import { sample } from "../../codegen/src/sample/sample.ts"
import { readSchemas } from "../../codegen/src/schema/read-schemas.ts"
import { siteFor } from "../test/render.tsx"
import { registry } from "./generated/registry.ts"

const { schemas } = readSchemas(join(import.meta.dirname, "../../.."), "schemas")
const ir = buildIr(schemas)

/** The number of samples per block. `FORECOURT_SAMPLES=2000` starts a long run. */
const COUNT = Number(process.env.FORECOURT_SAMPLES ?? readSampled(60))

for (const [name, entry] of Object.entries(registry)) {
  test(`${name} renders every set of fields generated from the block's schema`, async () => {
    const root = ir.roots.get(`blocks/${entry.name}/${entry.name}.schema.json`)
    if (root === undefined) throw new Error(`${entry.name} has no schema of its own name.`)
    const samples = [...sample(root.node, { count: COUNT })]

    expect(samples).not.toEqual([])
    for (const fields of samples) {
      expect(entry.parse(fields)).not.toBeNull()
      // The test site throws on problems that a page would only report.
      await prerender(renderSingleBlock(entry, fields, siteFor()))
      await prerender(renderSingleBlock(entry, fields, siteFor({ mode: "editing" })))
    }
  })
}
