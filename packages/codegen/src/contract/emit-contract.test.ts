import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { write } from "../../test/small-repository.ts"
import { planGenerated } from "../generate.ts"
import { InvalidSchemaError } from "../schema/problem.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const STANDARD = "schemas/services/standard"

const WASH = {
  openapi: "3.1.1",
  info: { title: "Wash", version: "1.0.0", description: "Clean cars." },
  paths: {
    "/api/wash/list": {
      get: {
        operationId: "findWashes",
        summary: "Washes nearby.",
        parameters: [
          {
            name: "tag",
            in: "query",
            description: "Tags.",
            schema: { type: "array", items: { type: "string", description: "A tag." } },
          },
        ],
        responses: {
          "200": { description: "Washes.", content: json("washes") },
          "404": { description: "None.", content: json("refusal") },
        },
      },
    },
    "/api/wash/order": {
      post: {
        operationId: "orderWash",
        summary: "Orders a wash.",
        "x-limits": { address: 40 },
        security: [{ siteKey: [], session: [] }],
        parameters: [
          {
            name: "Idempotency-Key",
            in: "header",
            required: true,
            description: "The order.",
            schema: { type: "string" },
          },
        ],
        requestBody: { required: true, content: json("order") },
        responses: {
          "200": { description: "Ordered." },
          "409": {
            description: "Not ordered.",
            content: {
              "application/json": {
                schema: { $ref: "refusal.schema.json" },
                examples: { Taken: { summary: "Too late." } },
              },
            },
          },
        },
      },
    },
  },
  components: { securitySchemes: { siteKey: { type: "apiKey", in: "header", name: "x-api-key" } } },
}

function json(name: string) {
  return { "application/json": { schema: { $ref: `${name}.schema.json` } } }
}

function schema(name: string, title: string, properties: object, service = "wash"): string {
  const $id = `services/${service}/${name}.schema.json`
  const $schema = "https://json-schema.org/draft/2020-12/schema"
  return JSON.stringify({
    $schema,
    $id,
    title,
    description: "A thing.",
    type: "object",
    properties,
    additionalProperties: false,
  })
}

function planFiles(contract: object = WASH): ReadonlyMap<string, string> {
  const root = mkdtempSync(join(tmpdir(), "forecourt-contract-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const services = {
    out: "contracts/generated",
    name: "@wash/contracts",
    clients: "clients/generated",
    docs: "docs/generated",
  }
  write(root, "forecourt.config.json", JSON.stringify({ services }))
  cpSync(join(ROOT, STANDARD), join(root, STANDARD), { recursive: true })
  write(root, "schemas/services/wash/wash.openapi.json", JSON.stringify(contract))
  const text = { type: "string", description: "A text." }
  write(root, "schemas/services/wash/order.schema.json", schema("order", "WashOrder", { plate: text }))
  write(root, "schemas/services/wash/washes.schema.json", schema("washes", "Washes", { name: text }))
  write(root, "schemas/services/car/car.schema.json", schema("car", "Car", { plate: text }, "car"))
  write(root, "schemas/services/wash/refusal.schema.json", schema("refusal", "WashRefusal", { message: text }))
  return planGenerated(root)
}

test("each operation generates a readable client function", () => {
  const client = planFiles().get("clients/generated/wash.ts") ?? ""

  expect(client).toContain(`/** Orders a wash. */
export function orderWash(
  http: ServiceHttp,
  { idempotencyKey, token, ...body }: OrderWashInput,
  options?: CallOptions,
): Promise<void> {
  const request: ServiceRequest = {
    operation: "orderWash",
    method: "POST",
    path: "/api/wash/order",
    headers: { "idempotency-key": idempotencyKey },
    body,
    token,
    isRepeatable: true,
  }
  return sendCall(http, request, options)
}`)
  expect(client).toContain(
    "export function findWashes(http: ServiceHttp, { tag }: FindWashesInput, options?: CallOptions): Promise<Washes | null> {",
  )
})

test("the generated server code lists the parsers, limits and errors of each operation", () => {
  const operations = planFiles().get("contracts/generated/wash.operations.ts") ?? ""

  expect(operations).toContain(`  {
    name: "orderWash",
    method: "POST",
    path: "/api/wash/order",
    parameters: [{ name: "idempotencyKey", wire: "Idempotency-Key", in: "header" }],
    parseParameters: parseOrderWashParameters,
    parseBody: parseWashOrder,
    needsSession: true,
    isRepeatable: true,
    refusals: { 409: ["Taken"] },
    limits: { address: 40 },
  },`)
  expect(operations).toContain("readonly orderWash: (input: OrderWashInput, context: Context) => Promise<void>")
  expect(operations).toContain(`parameters: [{ name: "tag", wire: "tag", in: "query", isList: true }]`)
})

test("each operation generates named types for its input and its output", () => {
  const calls = planFiles().get("contracts/generated/wash/calls.ts") ?? ""

  expect(calls).toContain("export type OrderWashInput = OrderWashParameters & WashOrder & Session")
  expect(calls).toContain(
    "readonly findWashes: (input: FindWashesInput, options?: CallOptions) => Promise<Washes | null>",
  )
  expect(calls).toContain(`export const WASH_CALLS = ["findWashes", "orderWash"] as const`)
  expect(calls).toContain("export const WASH_PROBLEMS = { Taken: 409 } as const")
})

test("an event stream operation generates an async iterable, and the server handler receives the cursor to resume from", () => {
  const events = { washed: { $ref: "washes.schema.json" }, paid: { $ref: "order.schema.json" } }
  const content = { "text/event-stream": { "x-stream": { events, last: ["paid"], heartbeat: 15 } } }
  const watch = {
    operationId: "watchWash",
    summary: "Watches a wash.",
    responses: { "200": { description: "Events.", content } },
  }
  const files = planFiles({ ...WASH, paths: { ...WASH.paths, "/api/wash/events": { get: watch } } })

  expect(files.get("contracts/generated/wash/calls.ts")).toContain(
    `export type WatchWashEvent = StreamEvent<"washed", Washes> | StreamEvent<"paid", WashOrder>`,
  )
  expect(files.get("contracts/generated/wash/calls.ts")).toContain(
    "readonly watchWash: (input: WatchWashInput, options?: StreamOptions) => AsyncIterable<WatchWashEvent>",
  )
  expect(files.get("contracts/generated/wash/calls.ts")).toContain(`export const WASH_STREAMS = ["watchWash"] as const`)
  expect(files.get("contracts/generated/wash.operations.ts")).toContain(
    `stream: { events: { washed: parseWashes, paid: parseWashOrder }, last: ["paid"], heartbeatMs: 15000 },`,
  )
  expect(files.get("contracts/generated/wash.operations.ts")).toContain(
    `readonly watchWash: (
    input: WatchWashInput,
    context: Context,
    opening: StreamOpening,
  ) => Promise<AsyncIterable<WatchWashEvent>>`,
  )
  expect(files.get("clients/generated/wash.ts")).toContain(
    "return streamEvents(http, request, { washed: parseWashes, paid: parseWashOrder }, options)",
  )
  expect(files.get("docs/generated/wash.md")).toContain(
    "| `paid` | `WashOrder` ([schema](../../schemas/services/wash/order.schema.json)) | yes |",
  )
})

test("an operation can reference the types of another service, which are imported rather than generated again", () => {
  const { get, post } = { ...WASH.paths["/api/wash/list"], ...WASH.paths["/api/wash/order"] }
  const car = json("../car/car")
  const paths = {
    "/api/wash/order": { post: { ...post, requestBody: { required: true, content: car } } },
    "/api/wash/list": {
      get: { ...get, responses: { ...get.responses, "200": { description: "A car.", content: car } } },
    },
  }
  const files = planFiles({ ...WASH, paths })
  const getFile = (file: string) => files.get(file) ?? ""

  expect(
    getFile("contracts/generated/wash/calls.ts"),
  ).toContain(`import type { CallOptions, Session } from "../../call.ts"
import type { Car } from "../car/car.ts"
import type { FindWashesParameters, OrderWashParameters } from "./parameters.ts"
`)
  expect(getFile("contracts/generated/wash.ts")).toContain(`export * from "./car/car.ts"
export * from "./wash/calls.ts"
`)
  expect(getFile("clients/generated/wash.ts")).toContain(`import type { CallOptions } from "@wash/contracts/call"
import { parseCar } from "@wash/contracts/car/car"
import type { Car, `)
  expect(getFile("contracts/generated/wash.operations.ts")).toContain(`import { parseCar } from "./car/car.parser.js"`)
  expect([...files.keys()].filter((file) => file.endsWith("/car.ts"))).toEqual(["contracts/generated/car/car.ts"])
})

test("the generated reference page lists every operation with fields, errors and idempotency", () => {
  const page = planFiles().get("docs/generated/wash.md") ?? ""

  expect(page).toContain("| `idempotencyKey` | header `Idempotency-Key` | yes | The order. |")
  expect(page).toContain("| 409 | `Taken` | Not ordered. |")
  expect(page).toContain("- Can be retried. The idempotency key identifies a repeated request.")
})

test("an invalid contract generates nothing and throws an error that names the contract", () => {
  const { paths } = WASH
  const broken = { ...WASH, paths: { ...paths, "/api/wash/again": paths["/api/wash/list"] } }

  expect(() => planFiles(broken)).toThrow(InvalidSchemaError)
  expect(() => planFiles(broken)).toThrow("schemas/services/wash/wash.openapi.json")
})

function createWithStandard(name: string): object {
  const { post } = WASH.paths["/api/wash/order"]
  const responses = { ...post.responses, "401": { $ref: `../standard/standard.parts.json#/responses/${name}` } }
  return { ...WASH, paths: { ...WASH.paths, "/api/wash/order": { post: { ...post, responses } } } }
}

test("error responses can be defined in a shared file, and a broken reference to the shared file is reported", () => {
  const operations = planFiles(createWithStandard("SessionOver")).get("contracts/generated/wash.operations.ts")

  expect(operations).toContain('refusals: { 401: ["ApiKeyWrong", "SessionOver"], 409: ["Taken"] }')
  expect(() => planFiles(createWithStandard("SessionEnded"))).toThrow(
    '"../standard/standard.parts.json#/responses/SessionEnded" leads nowhere.',
  )
})
