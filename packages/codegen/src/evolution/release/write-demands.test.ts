import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createFolder } from "../../../test/create-folder.ts"
import type { BlockVerdict, Demand, EvolutionReport } from "./report.types.ts"
import { writeDemands } from "./write-demands.ts"

const CARD = "schemas/blocks/card/card.schema.json"

const verdict = (block: string, released: number): BlockVerdict => ({
  block,
  released,
  version: released,
  level: "major",
  backward: false,
  forward: false,
  impacts: [],
})

const demand = (file: string, rule: Demand["rule"], text?: string): Demand => ({
  file,
  rule,
  message: "It is missing.",
  cure: "Add it.",
  ...(text !== undefined && { text }),
})

const getReport = (...demands: readonly Demand[]): EvolutionReport => ({
  files: [],
  blocks: [verdict("super-card", 7), verdict("card", 3)],
  packages: new Map(),
  demands,
})

test("missing files with suggested content are written, and problems that require an author's decision are skipped", () => {
  const root = createFolder()
  const written = writeDemands(
    root,
    getReport(
      demand(".changeset/a.md", "changeset", "words\n"),
      demand("src/card/card.migrations.ts", "migration", "code\n"),
      demand("src/card/other.ts", "migration"),
      demand("src/card/wrong.ts", "falsified", "code\n"),
      demand("empty.md", "cases", ""),
    ),
  )

  expect(written).toEqual([".changeset/a.md", "src/card/card.migrations.ts", "empty.md"])
  expect(readFileSync(join(root, ".changeset/a.md"), "utf8")).toBe("words\n")
  expect(readFileSync(join(root, "src/card/card.migrations.ts"), "utf8")).toBe("code\n")
  expect(existsSync(join(root, "src/card/wrong.ts"))).toBe(false)
})

test.each([
  [
    `{ "version": 1, "x-block" : { "area": "main", "version" : 34 }, "more": { "version": 5 } }`,
    `{ "version": 1, "x-block" : { "area": "main", "version" : 4 }, "more": { "version": 5 } }`,
  ],
  [`{ "x-block": {}, "more": { "version": 5 } }`, `{ "x-block": {}, "more": { "version": 5 } }`],
])("updating the version changes only the version number in the schema %s", (previous, after) => {
  const root = createFolder({ [CARD]: previous })

  expect(writeDemands(root, getReport(demand(CARD, "version")))).toEqual([CARD])
  expect(readFileSync(join(root, CARD), "utf8")).toBe(after)
})

test("the version of an unknown block is not changed", () => {
  const file = "schemas/blocks/hero/hero.schema.json"
  const text = `{ "x-block": { "version": 1 } }`
  const root = createFolder({ [file]: text })

  expect(writeDemands(root, getReport(demand(file, "version", "code\n")))).toEqual([])
  expect(readFileSync(join(root, file), "utf8")).toBe(text)
})
