import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { renderLive, siteFor } from "../test/render.tsx"
import * as islands from "./generated/islands.tsx"
import { registry } from "./generated/registry.ts"

const SCHEMAS = join(import.meta.dirname, "../../../schemas/blocks")

/** The examples of a block, beside its schema. */
function examplesOf(block: string): readonly object[] {
  const folder = join(SCHEMAS, block, "examples")
  return globSync("{*,edge/*}.json", { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  )
}

const named = new Set<string>()

test.each(Object.entries(registry).map(([name, { name: block }]) => [block, name] as const))(
  "%s: its islands say so on their outermost element once they are hydrated",
  async (block, name) => {
    const silent: string[] = []

    for (const example of examplesOf(block)) {
      const page = await renderLive(name, example, siteFor({ report: () => {} }))
      for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-island]")) {
        named.add(dataset.island ?? "")
        if (dataset.hydrated === undefined) silent.push(dataset.island ?? "")
      }
    }

    expect(silent).toEqual([])
  },
)

test("every island there is names itself", () => {
  expect([...named].toSorted()).toEqual(Object.keys(islands).toSorted())
})
