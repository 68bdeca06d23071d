import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createSchemas } from "../../../test/create-schemas.ts"
import type { JsonObject } from "../../schema/json.ts"
import { formatChangeset, readBumps } from "./changesets.ts"
import {
  createRecords,
  findReached,
  getVersion,
  listBlockNames,
  type Released,
  readReleases,
  writeReleases,
} from "./released.ts"

function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "released-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test.each([
  [{ "x-block": { version: 3 } }, 3],
  [{ "x-block": { version: "3" } }, 1],
  [{ "x-block": true }, 1],
  [{}, 1],
  [null, 1],
  [undefined, 1],
])("a block with the schema %j has version %i", (schema, version) => {
  expect(getVersion(schema)).toBe(version)
})

const SCHEMAS = createSchemas({
  "blocks/a/a.schema.json": {
    properties: { x: { $ref: "../../fields/text.schema.json" }, me: { $ref: "#" } },
    "x-block": { version: 2 },
  },
  "blocks/a/part.schema.json": {},
  "blocks/b/b.schema.json": { allOf: [{ $ref: "../a/a.schema.json" }], $ref: "https://elsewhere.example/c.json" },
  "fields/text.schema.json": { $ref: "none.schema.json" },
  "fields/other.schema.json": {},
})
const files = Object.fromEntries([...SCHEMAS.files].map(([path, { schema }]) => [path, schema]))

test("listBlockNames returns schemas that are named like their folder, and findReached follows references recursively", () => {
  expect(listBlockNames(SCHEMAS)).toEqual(["a", "b"])
  expect([...findReached("blocks/b/b.schema.json", files)]).toEqual([
    "blocks/b/b.schema.json",
    "blocks/a/a.schema.json",
    "fields/text.schema.json",
  ])
  expect([...findReached("none.json", files)]).toEqual([])
})

test("a schema outside blocks/NAME/NAME.schema.json is not a block", () => {
  const paths = [
    "more/blocks/a/a.schema.json",
    "blocks/a/a.schema.json.old",
    "blocks/a/b.schema.json",
    "blocks/c.schema.json",
  ]

  expect(listBlockNames(createSchemas(Object.fromEntries(paths.map((path) => [path, {}]))))).toEqual([])
})

test("a file name in a keyword other than $ref is not a reference", () => {
  const files = { "a.json": { const: "b.json", $ref: "https://elsewhere.example/b.json" }, "b.json": {} }

  expect([...findReached("a.json", files)]).toEqual(["a.json"])
})

test("a release record of a block contains the block's valid examples", () => {
  const root = folderWith({
    "schemas/blocks/a/examples/default.json": '{ "x": 1 }',
    "schemas/blocks/a/examples/edge/empty.json": "{}",
    "schemas/blocks/a/examples/invalid/none.json": "[]",
  })

  expect(createRecords(root, SCHEMAS).map(({ fixtures }) => fixtures)).toEqual([
    { default: { x: 1 }, "edge/empty": {} },
    {},
    {},
  ])
})

test("a release has one record per block with all referenced schemas, and one record for all other schemas", () => {
  const records = createRecords(folderWith(), SCHEMAS)

  expect(records.map(({ name, version, schemas }) => [name, version, Object.keys(schemas)])).toEqual([
    ["a", 2, ["blocks/a/a.schema.json", "fields/text.schema.json"]],
    ["b", 1, ["blocks/a/a.schema.json", "blocks/b/b.schema.json", "fields/text.schema.json"]],
    ["others", 1, ["fields/other.schema.json", "fields/text.schema.json"]],
  ])
})

const record = (name: string, version: number, schema: JsonObject = {}): Released => ({
  name,
  version,
  schemas: { "z.json": schema, "a.json": { type: ["string", "null"] } },
  fixtures: { one: { b: 1, a: [{ d: null, c: true }] } },
})

test("writing release records writes only changed files, and reading them returns version 10 of a block as newer than version 9", () => {
  const root = folderWith()
  const all = [record("a", 1), record("a", 10), record("a", 9), record("others", 1)]

  expect(writeReleases(root, "schemas", all)).toEqual([
    "schemas/.released/a@1.json",
    "schemas/.released/a@10.json",
    "schemas/.released/a@9.json",
    "schemas/.released/others.json",
  ])
  expect(writeReleases(root, "schemas", all)).toEqual([])
  expect(writeReleases(root, "schemas", [record("a", 10, { type: "null" })])).toEqual(["schemas/.released/a@10.json"])
  const { blocks, earlier, others, problems } = readReleases(root, "schemas")

  expect([...blocks.values()]).toEqual([record("a", 10, { type: "null" })])
  expect(earlier).toEqual([record("a", 1), record("a", 9)])
  expect(others).toEqual(record("others", 1))
  expect(problems).toEqual([])
})

test("release records exclude properties for loaded data, so removing such a property is not a change", () => {
  const root = folderWith()
  const title = { type: "string" }
  const loading = { properties: { title, cars: { type: "array", "x-loaded": true } } }
  const schemas = { "blocks/a/a.schema.json": loading }
  writeReleases(root, "schemas", [{ name: "a", version: 1, schemas, fixtures: { one: { title: "b", cars: [] } } }])

  const { blocks, problems } = readReleases(root, "schemas")

  expect(blocks.get("a")).toEqual({
    name: "a",
    version: 1,
    schemas: { "blocks/a/a.schema.json": { properties: { title } } },
    fixtures: { one: { title: "b" } },
  })
  expect(problems).toEqual([])
})

test("release records sort their keys but keep the order of list entries", () => {
  const root = folderWith()
  writeReleases(root, "schemas", [record("a", 1)])
  const text = readFileSync(join(root, "schemas/.released/a@1.json"), "utf8")

  expect(Object.keys(JSON.parse(text).schemas)).toEqual(["a.json", "z.json"])
  expect(text).toContain('"c": true,')
  expect(text.indexOf('"c": true')).toBeLessThan(text.indexOf('"d": null'))
  expect(text).toMatch(/"type": \[\s+"string",\s+"null"\s+\]/)
})

test("an edited release is reported with a command that restores it", () => {
  const root = folderWith()
  writeReleases(root, "schemas", [record("a", 1)])
  const file = join(root, "schemas/.released/a@1.json")
  writeFileSync(file, readFileSync(file, "utf8").replace('"b": 1', '"b": 2'))

  expect(readReleases(root, "schemas").problems).toEqual([
    {
      file: "schemas/.released/a@1.json",
      pointer: "",
      rule: "released",
      message: "It was edited after it was released.",
      cure: "Take the change back (git checkout -- schemas/.released/a@1.json); a new release is written by `forecourt schema release`.",
    },
  ])
  expect(readReleases(folderWith(), "schemas")).toEqual({
    blocks: new Map(),
    earlier: [],
    others: undefined,
    problems: [],
  })
})

test("the highest bump of each package is read from the pending changesets", () => {
  const root = folderWith({
    ".changeset/one.md": '---\n"@a/one": minor\n\'@a/two\': "patch"\n---\n\n"@a/three": major\n',
    ".changeset/two.md": "---\n@a/one: patch\n@a/two: major\n---\n\nWhy.\n",
    ".changeset/README.md": "# No changeset\n",
    ".changeset/config.json": "{}",
  })

  expect(readBumps(root)).toEqual(
    new Map([
      ["@a/one", "minor"],
      ["@a/two", "major"],
    ]),
  )
  expect(readBumps(folderWith())).toEqual(new Map())
  expect(
    formatChangeset(
      new Map([
        ["@a/one", "minor"],
        ["@a/two", "patch"],
      ]),
      ["First.", "Second."],
    ),
  ).toBe('---\n"@a/one": minor\n"@a/two": patch\n---\n\nFirst.\nSecond.\n')
})
