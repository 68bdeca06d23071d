import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readTable } from "@forecourt/redirects"
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../../..")
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"))

const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(
  json("schemas/site/redirect-table.schema.json"),
)

function isRead(table: unknown): boolean {
  try {
    readTable(table)
    return true
  } catch {
    return false
  }
}

test("every redirect table matches the schema and can be parsed", () => {
  const tables = globSync("redirects/*.redirects.json", { cwd: ROOT })

  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) expect([table, fits(json(table)), isRead(json(table))]).toEqual([table, true, true])
})

const rule = { source: "/a", target: "/b" }
const createWithRule = (more: object) => ({
  site: "se-used",
  groups: [{ name: "Old", owner: "Web", reason: "Moved.", rules: [{ ...rule, ...more }] }],
})

test.each([
  [
    "a rule with everything",
    true,
    createWithRule({
      id: "a",
      host: "x.example",
      locales: ["sv"],
      match: { query: { a: "b", c: ["d"], e: true, f: { pattern: "g" } } },
      status: 302,
      query: { preserve: false, consume: ["a"], set: { a: "b" }, map: { a: { to: "b", values: { c: "d" } } } },
      keepsLocale: false,
      case: "sensitive",
      slash: "strict",
      owner: "a",
      reason: "b",
      note: "c",
      expires: "2027-01-01",
    }),
  ],
  ["an unknown status", false, createWithRule({ status: 200 })],
  ["an unknown field", false, createWithRule({ keepsQuery: true })],
  ["a source without a leading slash", false, createWithRule({ source: "a" })],
  ["a condition that is a number", false, createWithRule({ match: { query: { a: 1 } } })],
  ["a condition of another kind", false, createWithRule({ match: { path: {} } })],
  ["a value map without a name", false, createWithRule({ query: { map: { a: {} } } })],
  ["an invalid value of `case`", false, createWithRule({ case: "upper" })],
  ["rules without a group", false, { site: "se-used", rules: [rule] }],
  ["a group without an owner", false, { site: "se-used", groups: [{ name: "a", reason: "b", rules: [] }] }],
  ["invalid hosts", false, { site: "se-used", hosts: [{ from: "a b", to: "c" }], groups: [] }],
])("the JSON Schema and the parser of redirect tables agree on whether %s is valid", (_, isFine, table) => {
  expect([fits(table), isRead(table)]).toEqual([isFine, isFine])
})
