import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { scanExamples } from "./scan-examples.ts"

test("the loader data of an example has the same relative path in the folder `data` as the example has in `examples`", () => {
  const root = mkdtempSync(join(tmpdir(), "examples-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const path of ["examples/default.json", "examples/edge/none.json", "data/edge/none.json"]) {
    const file = join(root, "schemas/blocks/a", path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "{}")
  }

  expect(scanExamples(root, "schemas", "a")).toEqual([
    { name: "default", path: "blocks/a/examples/default.json", kind: "shown" },
    {
      name: "edge/none",
      path: "blocks/a/examples/edge/none.json",
      kind: "edge",
      data: "blocks/a/data/edge/none.json",
    },
  ])
})
