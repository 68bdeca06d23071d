import { buildSchema, parse } from "graphql"
import { expect, test } from "vitest"
import { calculateCost } from "./query-cost.ts"

const SCHEMA = buildSchema(`
  type Query { item: Item search(first: Int = 10): Page pages(pageSize: Int = 5): [Item] }
  type Page { results: [Item] total: Int }
  type Item { name: String parent: Item tags: [Item] languages: [Item!]! children(first: Int): Page }
`)

const cost = (query: string, variables = {}) => calculateCost(SCHEMA, parse(query), variables)

test.for([
  ["{ item { name } }", 2, 2],
  ["{ item { parent { name } } }", 3, 3],
  ["{ item { tags { name name } } }", 3, 1 + 1 + 2 * 2],
  ["{ item { languages { name } } }", 3, 1 + 1 + 5],
  ["{ search(first: 3) { total results { name } } }", 3, 1 + 1 + 1 + 3],
  ["{ search(first: 1000) { results { name } } }", 3, 1 + 1 + 8],
  ["{ search { results { name } } }", 3, 1 + 1 + 8],
  ["{ pages { name } }", 2, 1 + 5],
  ["{ pages(pageSize: 2) { name } }", 2, 1 + 2],
  ["{ a: item { name } b: item { name } }", 2, 4],
  ["{ item { ...F } } fragment F on Item { name ...G } fragment G on Item { parent { name } }", 3, 1 + 1 + 2],
  ["{ item { ... on Item { tags { ... { name } } } } }", 3, 1 + 1 + 2],
  ["{ search(first: 4) { ...R } } fragment R on Page { results { name } }", 3, 1 + 1 + 4],
  ["{ unknown { deeper { still } } }", 3, 3],
  ["{ item { ...F } } fragment F on Item { parent { ...F } }", 2, 2],
  ["query A { item { name } } query B { item { parent { name } } }", 3, 5],
] as const)("the query %s has the depth %i and the cost %i", ([query, depth, complexity]) => {
  expect(cost(query)).toEqual({ depth, complexity, introspection: 0 })
})

test("the cost of a query depends on the list sizes in its variables, and invalid sizes are ignored", () => {
  const query = "query ($n: Int) { search(first: $n) { results { name } } }"

  expect(cost(query, { n: 2 }).complexity).toBe(4)
  expect(cost(query, { n: "many" }).complexity).toBe(10)
  expect(cost(query, { n: -1 }).complexity).toBe(2)
})

test("the cost of an introspection query is counted separately and depends on the size of the schema", () => {
  const fields = cost("{ __schema { types { name } } }")

  expect(fields).toMatchObject({ depth: 3, complexity: 0 })
  expect(fields.introspection).toBe(2 + Object.keys(SCHEMA.getTypeMap()).length)
  expect(cost("{ __typename item { __typename } }")).toMatchObject({ complexity: 1, introspection: 2 })
})

test("the cost of nested fragments, each used twice, is calculated in linear time", () => {
  const names = Array.from({ length: 500 }, (_, n) => n)
  const query = `{ item { ...F0 } } ${names.map((n) => `fragment F${n} on Item { a: parent { ...F${n + 1} } b: parent { ...F${n + 1} } }`).join(" ")} fragment F500 on Item { name }`
  const document = parse(query)
  const previous = process.threadCpuUsage()
  const { complexity, depth } = calculateCost(SCHEMA, document)

  expect(complexity).toBeGreaterThan(1e100)
  expect(depth).toBe(502)
  const { user, system } = process.threadCpuUsage(previous)
  expect((user + system) / 1000).toBeLessThan(200)
})
