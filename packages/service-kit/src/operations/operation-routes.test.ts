import type { Operation } from "@forecourt/contracts/operation"
import { parseSettleOrderParameters } from "@forecourt/contracts/tyre-hotel"
import { expect, test } from "vitest"
import { ServiceError } from "../errors/errors.ts"
import { createServiceApp } from "../http/http.ts"
import { createOperationRoutes, readStatuses } from "./operations.ts"

const parseBody = (value: unknown) => (typeof value === "object" ? (value as object | null) : null)

const FIND: Operation = {
  name: "find",
  method: "POST",
  path: "/bikes/find",
  parameters: [],
  needsSession: false,
  isRepeatable: true,
  refusals: {},
  parseBody,
}
const ORDER: Operation = {
  ...FIND,
  name: "order",
  path: "/bikes/order",
  needsSession: true,
  parameters: [{ name: "idempotencyKey", wire: "Idempotency-Key", in: "header" }],
  parseParameters: parseSettleOrderParameters,
}
interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Service {
  readonly operation?: Operation
  readonly waitMs?: number
  readonly does?: (input: object) => Promise<unknown>
  readonly refuse?: () => Promise<never>
}

async function reply({ method = "POST", path = "/bikes/find", headers = {}, body = "" }: Sent, service: Service = {}) {
  const { operation = FIND, waitMs = 0, does = async () => undefined, refuse = async () => null } = service
  const inputs: object[] = []
  const said: string[] = []
  const handler = async (input: object) => {
    inputs.push(input)
    return does(input)
  }
  const operations = [{ ...operation, refusals: { 429: ["Late"], ...operation.refusals } }]
  const routes = createOperationRoutes<null, Record<string, typeof handler>>({
    below: "/bikes",
    apiKey: "key",
    operations,
    handlers: { find: handler, order: handler },
    count: async () => waitMs,
    findCaller: refuse,
  })
  const errors = { statuses: readStatuses(operations) }
  const app = createServiceApp({ name: "bikes", health: () => ({}), log: (line) => void said.push(line), errors })
  app.route("/", routes)
  const response = await app.request(path, {
    method,
    headers: { "x-api-key": "key", ...headers },
    ...(body !== "" && { body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, inputs, said }
}

async function getInput(sent: Sent, operation = FIND): Promise<unknown> {
  const { status, text, inputs } = await reply(sent, { operation })
  return status === 200 ? inputs[0] : (JSON.parse(text) as { code: string }).code
}

test("a body of up to 16 KiB is read, and a longer body returns 413", async () => {
  expect(await getInput({ body: `{"a":"${"a".repeat(16_376)}"}` })).toHaveProperty("a")
  expect(await getInput({ body: `{"a":"${"a".repeat(16_377)}"}` })).toBe("TooLarge")
})

test.for(["{", "", "7"])("the body %j is rejected as a bad request", async (body) => {
  expect(await getInput({ body })).toBe("BadRequest")
})

test("parameters are read from the body, or from the query if the contract allows it", async () => {
  const search = { ...FIND, queryMethod: "GET" } as const
  const path = "/bikes/find?regNo=ABC123"

  expect(await getInput({ path, method: "GET" }, search)).toEqual({ regNo: "ABC123" })
  expect(await getInput({ body: '{"regNo":"DEF456"}' }, search)).toEqual({ regNo: "DEF456" })
  expect(await getInput({ path, body: '{"regNo":"DEF456"}' }, search)).toBe("BadRequest")
  expect(await getInput({ path })).toBe("BadRequest")
})

test("an operation that requires an idempotency key rejects a call with a missing or invalid key", async () => {
  const path = "/bikes/order"
  const authorization = "Bearer abc"
  const createKeyed = (key: string) =>
    getInput({ path, body: "{}", headers: { authorization, "idempotency-key": key } }, ORDER)

  expect(await getInput({ path, body: "{}", headers: { authorization } }, ORDER)).toBe("IdempotencyKeyMissing")
  expect(await createKeyed("k".repeat(201))).toBe("IdempotencyKeyMissing")
  expect(await createKeyed("12345678")).toMatchObject({ token: "abc", idempotencyKey: "12345678" })
})

test("an unknown path and an unsupported method are rejected", async () => {
  expect(await getInput({ path: "/bikes/lose" })).toBe("NotFound")
  expect(await getInput({ path: "/bikes/toString" })).toBe("NotFound")
  expect(await getInput({ method: "PUT", body: "{}" })).toBe("MethodNotAllowed")
})

test("a request with an unsupported method returns the allowed methods (RFC 9110 §15.5.6)", async () => {
  const listAllowed = async (operation: Operation) =>
    (await reply({ method: "PUT", body: "{}" }, { operation })).headers.get("allow")

  expect(await listAllowed(FIND)).toBe("POST")
  expect(await listAllowed({ ...FIND, queryMethod: "GET" })).toBe("POST, GET")
})

test("an operation without a handler returns 500", async () => {
  const { status, said } = await reply(
    { path: "/bikes/lose", body: "{}" },
    { operation: { ...FIND, name: "lose", path: "/bikes/lose" } },
  )

  expect([status, said]).toEqual([500, [expect.stringMatching(/^bikes: request .* failed \(Error\)/)]])
})

test.for([
  ["with a wrong key", { headers: { "x-api-key": "wrong" } }, {}, 401, "ApiKeyWrong"],
  ["without any key", { headers: { "x-api-key": "" } }, {}, 401, "ApiKeyWrong"],
  ["above the limit", {}, { waitMs: 1 }, 429, "TooManyRequests"],
  ["that the service rejects", {}, { refuse: () => Promise.reject(new ServiceError("Late")) }, 429, "Late"],
  ["to an unknown path", { path: "/bikes/" }, {}, 404, "NotFound"],
] as const)("a call %s is rejected before it reaches the handler", async ([_, sent, service, status, code]) => {
  const refused = await reply({ body: "{", ...sent }, service)

  expect([refused.status, JSON.parse(refused.text).code, refused.inputs]).toEqual([status, code, []])
  expect(refused.headers.get("cache-control")).toBe("no-store")
})

test("a successful response has Cache-Control: no-store, and the body {} when the handler returns nothing", async () => {
  const { status, headers, text } = await reply({ body: "{}" })

  expect([status, headers.get("cache-control"), text]).toEqual([200, "no-store", "{}"])
})

test.for([
  [1, "1"],
  [1000, "1"],
  [1001, "2"],
  [null, null],
] as const)(
  "an error with a waiting time of %s ms is sent with the Retry-After header %s",
  async ([waitMs, seconds]) => {
    const { status, headers } = await reply(
      { body: "{}" },
      { does: () => Promise.reject(new ServiceError("Late", "", waitMs === null ? {} : { retryAfterMs: waitMs })) },
    )

    expect([status, headers.get("retry-after")]).toEqual([429, seconds])
  },
)

test("repeating a request that is still in progress returns 409 with a Retry-After header", async () => {
  const conflict = () => Promise.reject(new ServiceError("StillRunning", "", { retryAfterMs: 10_000 }))
  const { status, headers, text } = await reply({ body: "{}" }, { does: conflict })

  expect([status, headers.get("retry-after"), JSON.parse(text)]).toMatchObject([409, "10", { code: "StillRunning" }])
})

test("an unexpected error is logged with its type and location, but without its message", async () => {
  const broken = Object.assign(new TypeError("ABC123 was not found"), { code: "SQLITE_ERROR" })
  const { status, text, said } = await reply({ body: "{}" }, { does: () => Promise.reject(broken) })

  expect([status, JSON.parse(text)]).toMatchObject([500, { code: "ServerError" }])
  expect(said.join()).toMatch(/^bikes: request .* failed \(SQLITE_ERROR\)\.\n\s+at /)
  expect(text + said.join()).not.toContain("ABC123")
})
