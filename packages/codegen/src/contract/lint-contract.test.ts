import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { lintContract } from "./lint-contract.ts"

const PATH = "services/wash/order.schema.json"
const SCHEMAS = createSchemas({
  [PATH]: { type: "object", properties: { plate: { type: "string" } }, additionalProperties: false },
  "services/wash/list.schema.json": { type: "array", items: { type: "string" } },
  "services/wash/word.schema.json": { enum: ["small", "large"] },
  "services/wash/either.schema.json": {
    oneOf: [{ $ref: "#/$defs/Car" }, { $ref: "#/$defs/Van" }],
    $defs: {
      Car: { type: "object", properties: { plate: { type: "string" }, seats: { type: "integer" } } },
      Van: { type: "object", properties: { plate: { type: "string" } } },
    },
  },
})
const REF = { content: { "application/json": { schema: { $ref: "order.schema.json" } } } }

const ORDER: JsonObject = {
  operationId: "orderWash",
  summary: "Orders a wash.",
  "x-limits": { address: 40, plate: 10 },
  security: [{ siteKey: [] }],
  requestBody: { required: true, ...REF },
  responses: { "200": { description: "Ordered.", ...REF } },
}

function findProblems(operations: Readonly<Record<string, JsonObject>>, more: Readonly<Record<string, Json>> = {}) {
  const paths = Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { post: operation }]))
  const document = { openapi: "3.1.1", info: { title: "Wash", version: "1.0.0" }, paths, ...more }
  return lintContract(SCHEMAS, { service: "wash", path: "services/wash/wash.openapi.json", document }).map(
    ({ rule, message, cure }) => `${rule}: ${message} ${cure}`,
  )
}

function lintChanged(change: Readonly<Record<string, Json | undefined>>): string[] {
  const changed = Object.entries({ ...ORDER, ...change }).filter(([, value]) => value !== undefined)
  return findProblems({ "/wash": Object.fromEntries(changed) as JsonObject })
}

test("a valid contract causes no problems", () => {
  expect(lintChanged({})).toEqual([])
})

test("a request body can be a union of objects, and a rate limit can count only by a field that all of these objects share", () => {
  const requestBody = { content: { "application/json": { schema: { $ref: "either.schema.json" } } } }

  expect(lintChanged({ requestBody })).toEqual([])
  expect(lintChanged({ requestBody, "x-limits": { address: 40, seats: 10 } })).toEqual([
    'limits: orderWash is counted by "seats", which no request has. Choose from address, session, plate.',
  ])
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
    "a call without a name",
    { operationId: undefined },
    'operation-id: POST /wash has no name. Give it an "operationId" such as "findCustomer".',
  ],
  [
    "a name that is not a function name",
    { operationId: "order wash" },
    'operation-id: "order wash" is no name for a function. Write it as "findCustomer" is written.',
  ],
  [
    "a call without a summary",
    { summary: undefined },
    'summary: orderWash does not say what it does. Add a "summary" of one sentence.',
  ],
  [
    "a broken reference",
    { requestBody: { content: { "application/json": { schema: { $ref: "ordr.schema.json" } } } } },
    'missing-ref: "ordr.schema.json" leads nowhere. Did you mean services/wash/order.schema.json?',
  ],
  [
    "a repeatable POST without an idempotency key",
    { "x-repeatable": true },
    'repeatable: orderWash is a POST that is said to be repeated, and nothing keeps it from being done twice. Require an "Idempotency-Key", or say in a sentence why it does no harm.',
  ],
  [
    "a repeatable POST with a one-word reason",
    { "x-repeatable": "safe" },
    'repeatable: orderWash is a POST that is said to be repeated, and nothing keeps it from being done twice. Require an "Idempotency-Key", or say in a sentence why it does no harm.',
  ],
  [
    "a superfluous repeatable mark",
    { "x-repeatable": "It has a key.", parameters: [KEY] },
    "repeatable: orderWash may be repeated anyway: The idempotency key identifies a repeated request. Leave it out.",
  ],
  [
    "a call without rate limits",
    { "x-limits": undefined },
    'limits: orderWash may be called without end. Add "x-limits": { "address": 40 }.',
  ],
  [
    "a rate limit by an unknown field",
    { "x-limits": { address: 40, plat: 10 } },
    'limits: orderWash is counted by "plat", which no request has. Did you mean plate?',
  ],
  [
    "a rate limit of zero",
    { "x-limits": { address: 0 } },
    "limits: orderWash: 0 is no number of calls. Write a whole number.",
  ],
  [
    "two inputs with the same name",
    { parameters: [{ name: "plate", in: "query", description: "A plate.", schema: { type: "string" } }] },
    'input-name: orderWash has two inputs called "plate". Rename the one that is ours.',
  ],
  [
    "a parameter without a description",
    { parameters: [{ name: "place", in: "query", schema: { type: "string" } }] },
    'description: orderWash does not say what "place" means. Add a "description".',
  ],
  [
    "an unknown security scheme",
    { security: [{ siteKey: [], cookie: [] }] },
    'security: orderWash asks for "cookie". Use session and siteKey.',
  ],
  [
    "a body that is not an object",
    {
      requestBody: { content: { "application/json": { schema: { $ref: "list.schema.json" } } } },
      "x-limits": { address: 1 },
    },
    'body: orderWash: the body is not a schema file of an object, or of several of which it is one. Refer to one: { "$ref": "….schema.json" }.',
  ],
  [
    "a call without a success response",
    { responses: {} },
    "response: orderWash has 0 responses that mean success. Describe exactly one.",
  ],
  [
    "a query method without a body",
    { requestBody: undefined, "x-query-method": "GET", "x-limits": { address: 1 } },
    "query-method: orderWash has no body whose fields could be in the query string. Leave it out.",
  ],
])("%s is rejected with a suggested fix", (_, change, said) => {
  expect(lintChanged(change)).toEqual([said])
})

test("duplicate operation names and an unsupported OpenAPI version are rejected", () => {
  expect(findProblems({ "/wash": ORDER, "/again": ORDER })).toEqual([
    'operation-name: Two operations are called "orderWash". Give one of them another name.',
  ])
  expect(findProblems({ "/wash": ORDER }, { openapi: "3.0.3" })).toEqual([
    'openapi: "openapi" is "3.0.3". Write "openapi": "3.1.1".',
  ])
})

const parameter = (more: Readonly<Record<string, Json>>): Json => ({
  name: "size",
  in: "query",
  description: "A size.",
  schema: { type: "string" },
  ...more,
})

function wrongAt(path: string, parameters: Json[]): string[] {
  return findProblems({ [path]: { ...ORDER, parameters } })
}

test("parameters can be numbers, lists and path segments", () => {
  const id = parameter({ name: "id", in: "path", required: true, schema: { enum: [1, 2] } })
  const year = parameter({ name: "year", schema: { type: "integer", minimum: 1950, maximum: 2100 } })
  const tags = parameter({ name: "tags", schema: { type: "array", items: { $ref: "word.schema.json" } } })

  expect(wrongAt("/wash/{id}", [id, year, tags])).toEqual([])
})

test.each<[what: string, path: string, parameters: Json[], said: string]>([
  [
    "an undescribed path parameter",
    "/wash/{id}",
    [],
    'path-parameter: orderWash does not describe "id" of its path. Add a parameter with "in": "path".',
  ],
  [
    "a path parameter that the path does not contain",
    "/wash",
    [parameter({ in: "path", required: true })],
    'path-parameter: orderWash: "size" is not in its path. Write {size} there.',
  ],
  [
    "an optional path parameter",
    "/wash/{size}",
    [parameter({ in: "path" })],
    'path-parameter: orderWash: "size" may be missing from its path. Add "required": true.',
  ],
  [
    "a parameter in a part of a path segment",
    "/wash/{size}.json",
    [parameter({ in: "path", required: true })],
    'path-parameter: orderWash: "{size}.json" is only partly a parameter. Let the parameter be all that is between two slashes.',
  ],
  [
    "a list in a header parameter",
    "/wash",
    [parameter({ in: "header", schema: { type: "array", items: { type: "string" } } })],
    'parameter-type: orderWash: "size" is a list outside the query string. Move it there, where it is written once for each entry.',
  ],
  [
    "an object as a parameter",
    "/wash",
    [parameter({ schema: { type: "object" } })],
    'parameter-type: orderWash: "size" has no form in an address. Use a text, a number, a flag, or in the query string a list of one of them.',
  ],
  [
    "a list of lists as a parameter",
    "/wash",
    [parameter({ schema: { type: "array", items: { type: "array", items: { type: "string" } } } })],
    'parameter-type: orderWash: "size" has no form in an address. Use a text, a number, a flag, or in the query string a list of one of them.',
  ],
  [
    "a separate parameter style",
    "/wash",
    [parameter({ explode: false })],
    'parameter-style: orderWash: "size" is written in its own way. Leave out "style", "explode" and "content": lists are repeated, all else is a plain text.',
  ],
  [
    "a cookie parameter",
    "/wash",
    [parameter({ in: "cookie" })],
    'parameter-place: orderWash: "size" is in "cookie". Use query, header, path.',
  ],
])("%s is rejected with a suggested fix in a contract", (_, path, parameters, said) => {
  expect(wrongAt(path, parameters)).toEqual([said])
})

test("parameters defined on a path instead of an operation are rejected", () => {
  const paths = { "/wash": { post: ORDER, parameters: [] } }

  expect(findProblems({}, { paths })).toEqual([
    "path-parameter: /wash has parameters for all its operations. Write them in each operation.",
  ])
})

test("a rate limit can count by a parameter of the operation", () => {
  expect(
    lintChanged({ parameters: [parameter({ name: "size" })], "x-limits": { address: 40, size: 10, plate: 5 } }),
  ).toEqual([])
})

test.each<[bytes: Json, said: readonly string[]]>([
  [2_000_000, []],
  [0, ["max-bytes: orderWash: 0 is no size of a body. Write a whole number of bytes up to 10485760."]],
  ["2 MB", ['max-bytes: orderWash: "2 MB" is no size of a body. Write a whole number of bytes up to 10485760.']],
  [10_485_761, ["max-bytes: orderWash: 10485761 is no size of a body. Write a whole number of bytes up to 10485760."]],
])("the linter checks the maximum body size %j", (bytes, said) => {
  expect(lintChanged({ "x-max-bytes": bytes })).toEqual(said)
})

test.each([
  ["202", []],
  ["206", ["response: orderWash answers with 206, which no call of ours means. Use one of 200, 201, 202, 203, 204."]],
  [
    "204",
    [
      "response: orderWash answers with 204, which has no body, and describes one. Take the content away, or answer with 200.",
    ],
  ],
])("the linter accepts only supported success statuses: %s", (status, said) => {
  expect(lintChanged({ responses: { [status]: { description: "Ordered.", ...REF } } })).toEqual(said)
})

function wrongCache(cache: Json, more: Readonly<Record<string, Json>> = {}): string[] {
  const { requestBody: _, ...read } = ORDER
  const size = parameter({})
  const get = { ...read, "x-limits": { address: 40 }, parameters: [size], "x-cache": cache, ...more }
  return findProblems({}, { paths: { "/wash": { get } } })
}

test.each<[cache: Json, said: readonly string[]]>([
  [{ public: 60 }, []],
  [{ private: 60 }, []],
  [{ public: 60, tags: ["washes", "wash:{size}"] }, []],
  [
    "public",
    ['cache: orderWash is cached by "public". Write { "private": 60 } or { "public": 60, "tags": ["cars"] }.'],
  ],
  [
    {},
    [
      'cache: orderWash does not say for whom it is cached. Write either "private" or "public", with a number of seconds.',
    ],
  ],
  [{ public: 0.5 }, ["cache: orderWash is cached for 0.5 seconds. Write a whole number above zero."]],
  [
    { private: 60, tags: ["washes"] },
    ["cache: orderWash has tags, and only what is public is kept where tags reach it. Leave them out."],
  ],
  [
    { public: 60, tags: ["wash:{colour}"] },
    ['cache: orderWash has the tag "wash:{colour}". Write tags as "cars" or "car:{id}", with parameters of the call.'],
  ],
])("the linter checks the cache setting %j", (cache, said) => {
  expect(wrongCache(cache)).toEqual(said)
})

test("a response that depends on the session and a response to a POST request cannot be publicly cached", () => {
  expect(wrongCache({ public: 60 }, { security: [{ siteKey: [], session: [] }] })).toEqual([
    'cache: orderWash is for one visitor, and cached for everyone. Write "private".',
  ])
  expect(lintChanged({ "x-cache": { public: 60 } })).toEqual([
    "cache: orderWash is cached, and is no GET that answers with 200. Leave it out.",
  ])
})

function wrongStream(stream: Json, more: Readonly<Record<string, Json>> = {}, content: JsonObject = {}): string[] {
  const { requestBody: _, ...read } = ORDER
  const events = { description: "Events.", content: { "text/event-stream": { "x-stream": stream }, ...content } }
  const get = { ...read, "x-limits": { address: 40 }, responses: { "200": events }, ...more }
  return findProblems({}, { paths: { "/wash": { get } } })
}

const WASHED = { washed: { $ref: "order.schema.json" } }

test.each<[what: string, stream: Json, said: readonly string[]]>([
  ["without problems", { events: WASHED, heartbeat: 15, last: ["washed"] }, []],
  [
    "without events",
    { heartbeat: 15 },
    ['stream: orderWash emits no events. Write them as "x-stream": { "events": { "done": { "$ref": … } } }.'],
  ],
  [
    "without a heartbeat",
    { events: WASHED },
    [
      'stream: orderWash has a heartbeat that is missing. Write "heartbeat" in whole seconds up to 25 into its "x-stream".',
    ],
  ],
  [
    "with a heartbeat that is slower than proxy timeouts",
    { events: WASHED, heartbeat: 60 },
    ['stream: orderWash has a heartbeat that is 60. Write "heartbeat" in whole seconds up to 25 into its "x-stream".'],
  ],
  [
    "whose event name is not an identifier",
    { events: { "order-taken": { $ref: "order.schema.json" } }, heartbeat: 15 },
    ['stream: orderWash has an event "order-taken". Write its name as "orderTaken".'],
  ],
  [
    "whose event has an inline schema",
    { events: { washed: { type: "object" } }, heartbeat: 15 },
    ['stream: orderWash has an event "washed" that is no schema file. Refer to one: { "$ref": "….schema.json" }.'],
  ],
  [
    "that ends with an event that it does not emit",
    { events: WASHED, heartbeat: 15, last: ["done"] },
    ['stream: orderWash ends with "done", which it does not emit. Name one of its events in "last".'],
  ],
])("the linter checks a stream %s", (_, stream, said) => {
  expect(wrongStream(stream)).toEqual(said)
})

test("an event stream must be the only response of a GET operation and cannot declare the Last-Event-ID parameter", () => {
  const sound = { events: WASHED, heartbeat: 15 }
  const cursor = parameter({ name: "Last-Event-ID", in: "header" })

  expect(wrongStream(sound, {}, REF.content)).toEqual([
    "stream: orderWash has a stream and another response. Give the other one a separate call.",
  ])
  expect(wrongStream(sound, { parameters: [cursor] })).toEqual([
    "stream: orderWash describes Last-Event-ID, which every stream has. Leave it out.",
  ])
  expect(
    lintChanged({
      responses: { "200": { description: "Events.", content: { "text/event-stream": { "x-stream": sound } } } },
    }),
  ).toEqual(["stream: orderWash emits events, and is no GET with 200. Make it one."])
})
