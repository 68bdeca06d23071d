import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createFolder } from "../../../test/create-folder.ts"
import {
  CARD,
  CONTENT,
  createPage,
  createReleasedCard,
  createStored,
  editCard,
  readJson,
  renameLabel,
} from "../../../test/released-card.ts"
import { checkEvolution } from "./check-evolution.ts"

const LINE = "schemas/fields/line.schema.json"
const PAGE = "schemas/site/page.schema.json"

const writeJson = (root: string, file: string, value: unknown) => writeFileSync(join(root, file), JSON.stringify(value))
const getRules = (root: string) => checkEvolution(root).demands.map(({ rule }) => rule)

test("the report is empty when nothing has changed", () => {
  expect(checkEvolution(createReleasedCard())).toEqual({ files: [], blocks: [], packages: new Map(), demands: [] })
})

test("a renamed field is reported with the broken content and the affected packages", () => {
  const root = createReleasedCard({
    [CONTENT]: { main: [createStored("1", { title: "One", label: "New" }), createStored("2", {})] },
  })
  renameLabel(root)
  const change = {
    rule: "property-renamed",
    pointer: "/properties/badge",
    level: "major",
    backward: false,
    forward: false,
    message: "label is called badge now.",
  }

  const { files, blocks, packages, demands } = checkEvolution(root)

  expect(files).toEqual([{ path: "blocks/card/card.schema.json", changes: [change], blocks: ["card"] }])
  expect(blocks).toEqual([
    {
      block: "card",
      released: 1,
      version: 1,
      level: "major",
      backward: false,
      forward: false,
      impacts: [expect.objectContaining({ block: "card", file: "blocks/card/card.schema.json", change, total: 1 })],
    },
  ])
  expect(blocks[0]?.impacts[0]?.broken).toMatchObject([{ id: "1", site: "se" }])
  expect([...packages]).toEqual([
    ["@shop/schemas", "major"],
    ["@shop/blocks", "major"],
  ])
  expect(demands.map(({ rule }) => rule)).toEqual(["changeset", "version", "migration", "cases"])
})

test("a compatible change requires only a changeset", () => {
  const root = createReleasedCard()
  editCard(root, { note: { type: "string" } })

  expect(checkEvolution(root)).toMatchObject({
    blocks: [{ level: "minor", backward: true, forward: false, impacts: [] }],
    packages: new Map([
      ["@shop/schemas", "minor"],
      ["@shop/blocks", "minor"],
    ]),
    demands: [{ rule: "changeset" }],
  })
})

test("the change level of a block and of the affected packages is the level of the most severe change", () => {
  const root = createReleasedCard()
  editCard(root, { note: { type: "string" }, title: { $ref: "../../fields/line.schema.json", description: "Text." } })
  expect(checkEvolution(root)).toMatchObject({ blocks: [{ level: "minor" }] })

  editCard(root, { tags: { type: "array", items: { type: "string" }, maxItems: 2 } })
  const { blocks, packages } = checkEvolution(root)

  expect(blocks).toMatchObject([{ level: "major", backward: false }])
  expect(packages.get("@shop/blocks")).toBe("major")
})

test("the impact on stored content is listed only for breaking changes", () => {
  const root = createReleasedCard()
  editCard(root, { note: { type: "string" }, tags: { type: "array", items: { type: "string" }, maxItems: 2 } })

  const [card] = checkEvolution(root).blocks

  expect(card?.impacts.map(({ change }) => change.pointer)).toEqual(["/properties/tags/maxItems"])
})

test("a change to a referenced schema is reported under the referenced file and affects the block that references it", () => {
  const root = createReleasedCard()
  writeJson(root, LINE, { ...readJson(root, LINE), maxLength: 2 })

  const { files, blocks, packages } = checkEvolution(root)

  expect(files).toMatchObject([{ path: "fields/line.schema.json", blocks: ["card"] }])
  expect(files[0]?.changes).toMatchObject([{ rule: "bound-tightened", pointer: "/maxLength" }])
  expect(blocks).toMatchObject([{ block: "card", level: "major", backward: false }])
  expect(blocks[0]?.impacts).toMatchObject([{ total: 2, broken: [{ id: "1" }, { id: "2" }] }])
  expect([...packages.keys()]).toEqual(["@shop/schemas", "@shop/renderer", "@shop/blocks"])
})

test("a change to an unreferenced schema affects no block", () => {
  const root = createReleasedCard()
  writeJson(root, PAGE, createPage("metaTitle"))

  const { files, blocks, packages } = checkEvolution(root)

  expect(files).toMatchObject([{ path: "site/page.schema.json", blocks: [], changes: [{ rule: "property-removed" }] }])
  expect(blocks).toEqual([])
  expect([...packages.keys()]).toEqual(["@shop/schemas", "@shop/shell"])
})

test("adding a schema and removing a schema are each reported as one change", () => {
  const root = createReleasedCard()
  rmSync(join(root, PAGE))
  writeJson(root, "schemas/fields/area.schema.json", { title: "Area", type: "string" })
  const whole = { pointer: "", forward: true }

  expect(checkEvolution(root).files).toEqual([
    {
      path: "fields/area.schema.json",
      blocks: [],
      changes: [
        { ...whole, rule: "schema-added", level: "minor", backward: true, message: "fields/area.schema.json is new." },
      ],
    },
    {
      path: "site/page.schema.json",
      blocks: [],
      changes: [
        {
          ...whole,
          rule: "schema-removed",
          level: "major",
          backward: false,
          message: "site/page.schema.json is gone.",
        },
      ],
    },
  ])
})

test("a removed block is reported by name and requires no migration", () => {
  const root = createReleasedCard()
  rmSync(join(root, CARD))

  const { files, blocks, demands } = checkEvolution(root)

  expect(files).toMatchObject([{ path: "blocks/card/card.schema.json", blocks: ["card"] }])
  expect(blocks).toEqual([])
  expect(demands.map(({ rule }) => rule)).toEqual(["changeset"])
})

test("renaming a field on the content platform requires a new version, even though existing documents remain valid", () => {
  const root = createReleasedCard()
  editCard(root, { label: { type: "string", "x-cms-name": "Badge" } })

  expect(checkEvolution(root).blocks).toMatchObject([{ level: "major", backward: false, forward: true, impacts: [] }])
  expect(getRules(root)).toEqual(["changeset", "version", "migration", "cases"])
})

test("a field that is renamed on the content platform is detected even when another schema has changed", () => {
  const root = createReleasedCard()
  editCard(root, { label: { type: "string", "x-cms-name": "Badge", title: "Badge" } })
  writeJson(root, LINE, { ...readJson(root, LINE), description: "A line." })

  expect(checkEvolution(root).blocks).toMatchObject([{ level: "major", backward: false }])
})

test("adding a format counts as a breaking change, because parsers validate formats", () => {
  const root = createReleasedCard()
  writeJson(root, PAGE, {
    ...createPage("metaTitle"),
    properties: { metaTitle: { type: "string" }, metaText: { type: "string", format: "date" } },
  })
  editCard(root, { label: { type: "string", format: "date" } })

  const { files, blocks } = checkEvolution(root)

  expect(files.map(({ changes }) => changes.map(({ rule, backward }) => [rule, backward]))).toEqual([
    [["format-added", false]],
    [["format-added", false]],
  ])
  expect(blocks).toMatchObject([{ backward: false }])
})

test("when a schema and a referenced schema both change, each change is reported under the file that it is in", () => {
  const root = createReleasedCard()
  writeJson(root, LINE, { ...readJson(root, LINE), maxLength: 2, title: "Short line" })
  editCard(root, { note: { type: "string" } })

  const lines = checkEvolution(root).files.map(({ path, changes }) => [path, changes.map(({ rule }) => rule)])

  expect(lines).toEqual([
    ["blocks/card/card.schema.json", ["property-added"]],
    ["fields/line.schema.json", ["annotation-changed", "bound-tightened"]],
  ])
})

test("the report is empty before the first release", () => {
  const root = createReleasedCard()
  rmSync(join(root, "schemas/.released"), { recursive: true })

  expect(checkEvolution(root)).toEqual({ files: [], blocks: [], packages: new Map(), demands: [] })
})

test("when a release record has been edited, the check reports only the edited record", () => {
  const root = createReleasedCard()
  renameLabel(root)
  const file = "schemas/.released/card@1.json"
  writeJson(root, file, { ...readJson(root, file), fixtures: {} })

  expect(checkEvolution(root)).toEqual({
    files: [],
    blocks: [],
    packages: new Map(),
    demands: [
      {
        file,
        pointer: "",
        rule: "released",
        message: "It was edited after it was released.",
        cure: `Take the change back (git checkout -- ${file}); a new release is written by \`forecourt schema release\`.`,
      },
    ],
  })
})

test("checkEvolution throws an error for an invalid JSON file", () => {
  const root = createFolder({ "forecourt.config.json": {}, "schemas/fields/line.schema.json": "{" })

  expect(() => checkEvolution(root)).toThrow("This is not a JSON object.")
})
