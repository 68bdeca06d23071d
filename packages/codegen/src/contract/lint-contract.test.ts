import { expect, test } from "vitest"
import { schemasOf } from "../../test/schemas-of.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { lintContract } from "./lint-contract.ts"

const PATH = "services/wash/order.schema.json"
const SCHEMAS = schemasOf({
  [PATH]: { type: "object", properties: { plate: { type: "string" } }, additionalProperties: false },
  "services/wash/list.schema.json": { type: "array", items: { type: "string" } },
})
const REF = { content: { "application/json": { schema: { $ref: "order.schema.json" } } } }

/** A call that is as it should be. */
const ORDER: JsonObject = {
  operationId: "orderWash",
  summary: "Orders a wash.",
  "x-limits": { address: 40, plate: 10 },
  security: [{ siteKey: [] }],
  requestBody: { required: true, ...REF },
  responses: { "200": { description: "Ordered.", ...REF } },
}

function problemsOf(operations: Readonly<Record<string, JsonObject>>, more: Readonly<Record<string, Json>> = {}) {
  const paths = Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { post: operation }]))
  const document = { openapi: "3.1.1", info: { title: "Wash", version: "1.0.0" }, paths, ...more }
  return lintContract(SCHEMAS, { service: "wash", path: "services/wash/wash.openapi.json", document }).map(
    ({ rule, message, cure }) => `${rule}: ${message} ${cure}`,
  )
}

/** What is wrong with the call once this is changed in it. */
function wrong(change: Readonly<Record<string, Json | undefined>>): string[] {
  const changed = Object.entries({ ...ORDER, ...change }).filter(([, value]) => value !== undefined)
  return problemsOf({ "/wash": Object.fromEntries(changed) as JsonObject })
}

test("a sound contract has no problems", () => {
  expect(wrong({})).toEqual([])
})

const KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "The order.",
  schema: { type: "string" },
}

test.each<[what: string, change: Readonly<Record<string, Json | undefined>>, said: string]>([
  [
    "an unknown extension",
    { "x-limit": {} },
    'unknown-extension: There is no extension "x-limit". Did you mean x-limits?',
  ],
  [
    "no name",
    { operationId: undefined },
    'operation-id: POST /wash has no name. Give it an "operationId" such as "findCustomer".',
  ],
  [
    "no function's name",
    { operationId: "order wash" },
    'operation-id: "order wash" is no name for a function. Write it as "findCustomer" is written.',
  ],
  [
    "no sentence",
    { summary: undefined },
    'summary: orderWash does not say what it does. Add a "summary" of one sentence.',
  ],
  [
    "a reference that leads nowhere",
    { requestBody: { content: { "application/json": { schema: { $ref: "ordr.schema.json" } } } } },
    'missing-ref: "ordr.schema.json" leads nowhere. Did you mean services/wash/order.schema.json?',
  ],
  [
    "a POST that is said to be repeated",
    { "x-repeatable": true },
    'repeatable: orderWash is a POST that is said to be repeated, and nothing keeps it from being done twice. Ask for an "Idempotency-Key", or say in a sentence why it does no harm.',
  ],
  [
    "a POST that is said to be repeated in a word",
    { "x-repeatable": "safe" },
    'repeatable: orderWash is a POST that is said to be repeated, and nothing keeps it from being done twice. Ask for an "Idempotency-Key", or say in a sentence why it does no harm.',
  ],
  [
    "what HTTP says already",
    { "x-repeatable": "It has a key.", parameters: [KEY] },
    "repeatable: orderWash may be repeated anyway: Its key tells the same order from another. Leave it out.",
  ],
  [
    "no limits",
    { "x-limits": undefined },
    'limits: orderWash may be called without end. Add "x-limits": { "address": 40 }.',
  ],
  [
    "limits by what nobody sends",
    { "x-limits": { address: 40, plat: 10 } },
    'limits: orderWash is counted by "plat", which nobody sends. Did you mean plate?',
  ],
  [
    "limits that are none",
    { "x-limits": { address: 0 } },
    "limits: orderWash: 0 is no number of calls. Write a whole number.",
  ],
  [
    "two inputs of one name",
    { parameters: [{ name: "plate", in: "query", description: "A plate.", schema: { type: "string" } }] },
    'input-name: orderWash has two inputs called "plate". Rename the one that is ours.',
  ],
  [
    "a parameter that nobody explains",
    { parameters: [{ name: "place", in: "query", schema: { type: "string" } }] },
    'description: orderWash does not say what "place" means. Add a "description".',
  ],
  [
    "an unknown scheme",
    { security: [{ siteKey: [], cookie: [] }] },
    'security: orderWash asks for "cookie". Use session and siteKey.',
  ],
  [
    "a body that is no object",
    {
      requestBody: { content: { "application/json": { schema: { $ref: "list.schema.json" } } } },
      "x-limits": { address: 1 },
    },
    'body: orderWash: the body is not a schema file of an object. Refer to one: { "$ref": "….schema.json" }.',
  ],
  ["no success", { responses: {} }, "response: orderWash has 0 responses that mean success. Describe exactly one."],
  [
    "a query form without a body",
    { requestBody: undefined, "x-query-method": "GET", "x-limits": { address: 1 } },
    "query-method: orderWash has no body whose fields could stand in the query string. Leave it out.",
  ],
])("%s is refused, with a cure", (_, change, said) => {
  expect(wrong(change)).toEqual([said])
})

test("two operations of one name are refused, and so are parameters in a path and another version", () => {
  expect(problemsOf({ "/wash": ORDER, "/again": ORDER })).toEqual([
    'operation-name: Two operations are called "orderWash". Give one of them another name.',
  ])
  expect(problemsOf({ "/wash/{id}": ORDER })).toEqual([
    "path-parameter: /wash/{id} has a parameter in it. Pass it in the query string or the body.",
  ])
  expect(problemsOf({ "/wash": ORDER }, { openapi: "3.0.3" })).toEqual([
    'openapi: "openapi" is "3.0.3". Write "openapi": "3.1.1".',
  ])
})
