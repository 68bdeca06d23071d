import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { inspect } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { createFormsHttp, submitForm } from "../generated/forms.ts"
import {
  addReview,
  cancelBooking,
  createBooking,
  createTyreHotelHttp,
  fetchBookings,
  fetchSlotDays,
  fetchSlots,
  findCustomer,
  logOut,
  sendCode,
  settleOrder,
  validateCode,
} from "../generated/tyre-hotel.ts"
import { ApiError } from "./http.ts"
import { RejectedRequestError, type ServiceHttp, type ServiceHttpOptions } from "./service-http.ts"

interface SentRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

interface Given {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly ending?: "silence" | "cut"
}

const BUSY: Given = { status: 503, headers: { "retry-after": "0" } }

async function serve(responses: readonly Given[], options: Partial<ServiceHttpOptions> = {}) {
  const requests: SentRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { pathname, searchParams } = new URL(request.url ?? "", "http://service")
    const {
      status = 200,
      headers = {},
      body,
      ending,
    } = responses[Math.min(requests.length, responses.length - 1)] ?? {}
    requests.push({
      method: request.method ?? "",
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text === "" ? null : JSON.parse(text),
    })
    response.writeHead(status, { "content-type": "application/json", ...headers })
    if (ending !== undefined) {
      response.write("{", () => ending === "cut" && response.destroy())
      return
    }
    response.end(typeof body === "string" ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, url, http: createTyreHotelHttp({ url: `${url}/`, ...options }) }
}

const CUSTOMER = { encryptedPhoneNumber: "v1.abc/+=", obfuscatedPhoneNumber: "07•-••• •• 12", regNo: "ABC123" }
const CREDENTIALS = { authorizationToken: "request-1", message: "Koden är skickad." }
const SESSION = { status: 0, vehicles: [], sessionToken: "session-1" }
const SLOT_DAYS = { availableDates: [{ date: "2026-12-02T00:00:00" }, { date: "2026-12-01" }, { date: "2026-12-02" }] }
const CONFIRMATION = { bookingConfirmationId: "B-1", customerBase: {}, services: [{}], workshop: {}, freeText: null }
const BOOKING = {
  bookingDate: "2026-12-01",
  bookingStart: "2026-12-01T08:00:00",
  regNo: "VOLVO-1",
  freeText: "",
  customer: { firstName: "Anna", lastName: "Ek", email: "anna@norrvik.example", phoneMobile: "+46701234567" },
}

const VEHICLE = { workshopIdentifier: "W 1", regNo: "VOLVO-1", token: "session-1" }
const DAYS = { ...VEHICLE, startDate: "2026-11-25", endDate: "2027-02-22" }
const TIMES = { ...VEHICLE, startDate: "2026-12-01", endDate: "2026-12-01" }
const SETTLED = { idempotencyKey: "0b9cf6d4-33c1", token: "session-1" }
const ORDER = { departmentIdentifier: "W 1", ...BOOKING, ...SETTLED }
const REVIEW = { rating: 5, comment: "Tack", date: "2026-12-01T10:00:00.000Z", token: "session-1" }

type Call = (http: ServiceHttp, options?: { signal: AbortSignal }) => Promise<unknown>

const SEARCH: Call = (http, options) => findCustomer(http, { regNo: "ABC123" }, options)
const LOGIN: Call = (http, options) => sendCode(http, { encryptedPhoneNumber: "v1.abc/+=" }, options)
const VALIDATE: Call = (http, options) => validateCode(http, { authToken: "request-1", otpToken: "0042" }, options)

const CALLS: readonly [operation: string, call: Call][] = [
  ["findCustomer", SEARCH],
  ["sendCode", LOGIN],
  ["validateCode", VALIDATE],
  ["fetchSlotDays", (http, options) => fetchSlotDays(http, DAYS, options)],
  ["fetchSlots", (http, options) => fetchSlots(http, TIMES, options)],
  ["createBooking", (http, options) => createBooking(http, ORDER, options)],
  ["settleOrder", (http, options) => settleOrder(http, SETTLED, options)],
  ["fetchBookings", (http, options) => fetchBookings(http, { token: "session-1" }, options)],
  ["cancelBooking", (http, options) => cancelBooking(http, CANCELLATION, options)],
  ["addReview", (http, options) => addReview(http, REVIEW, options)],
  ["logOut", (http, options) => logOut(http, { token: "session-1" }, options)],
]
const CANCELLATION = { bookingConfirmationId: "B-1", token: "session-1" }
const callNamed = (name: string): Call => new Map(CALLS).get(name) ?? SEARCH

const getError = (reply: Promise<unknown>) =>
  reply.then(
    () => expect.unreachable("the call succeeded"),
    (error: unknown) => error,
  )

test("findCustomer sends a registration number and returns the customer [spec 3 §7.3 tyre-search]", async () => {
  const { http, requests } = await serve([{ body: { ...CUSTOMER, internalId: 7 } }])

  expect(await findCustomer(http, { regNo: "ABC123" })).toEqual(CUSTOMER)
  expect(requests).toMatchObject([
    { method: "POST", path: "/api/tirehotel/authorization/search", query: {}, body: { regNo: "ABC123" } },
  ])
})

test("findCustomer returns null on 404, the service's response for a customer without an agreement [spec 3 §7.3 tyre-search, §8.3 tyre-no-agreement]", async () => {
  const { http } = await serve([{ status: 404, body: { message: "Inget avtal." } }])

  expect(await findCustomer(http, { regNo: "ABC123" })).toBeNull()
})

test("sendCode sends the encrypted phone number and returns the credentials [spec 3 §7.3 tyre-login]", async () => {
  const { http, requests } = await serve([{ body: CREDENTIALS }])

  expect(await sendCode(http, { encryptedPhoneNumber: CUSTOMER.encryptedPhoneNumber })).toEqual(CREDENTIALS)
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/authorization/login",
      query: {},
      body: { encryptedPhoneNumber: "v1.abc/+=" },
    },
  ])
})

test("validateCode sends the token and the login code and returns the session [spec 3 §7.3 tyre-validate]", async () => {
  const { http, requests } = await serve([{ body: SESSION }])

  expect(await validateCode(http, { authToken: "request-1", otpToken: "0042" })).toEqual(SESSION)
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/authorization/validate",
      query: {},
      body: { authToken: "request-1", otpToken: "0042" },
    },
  ])
})

test("service calls send their parameters in the query string when the credentials option is set to query [spec 3 §7.3 tyre-search tyre-login tyre-validate]", async () => {
  const { http, requests } = await serve([{ body: CUSTOMER }, { body: CREDENTIALS }, { body: SESSION }], {
    credentials: "query",
  })

  for (const call of [SEARCH, LOGIN, VALIDATE]) await call(http)

  expect(requests).toMatchObject([
    { method: "GET", query: { regNo: "ABC123" }, body: null },
    { method: "POST", query: { encryptedPhoneNumber: "v1.abc/+=" }, body: null },
    { method: "POST", query: { authToken: "request-1", otpToken: "0042" }, body: null },
  ])
})

test("fetchSlotDays sends the workshop, the vehicle and the date range, and returns the days with free times [spec 3 §7.3 tyre-days.call]", async () => {
  const { http, requests } = await serve([{ body: SLOT_DAYS }])

  expect(await fetchSlotDays(http, DAYS)).toEqual(SLOT_DAYS)
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/booking/GetTimeslotDays",
      query: { workshopIdentifier: "W 1" },
      headers: { authorization: "Bearer session-1" },
      body: { startDate: "2026-11-25", endDate: "2027-02-22", regNo: "VOLVO-1" },
    },
  ])
})

test("fetchSlots returns the free times of a day [spec 3 §7.3 tyre-times]", async () => {
  const days = { availableTimeSlotDates: [{ startTime: ["2026-12-01T10:30:00", "2026-12-01T08:00:00"] }] }
  const { http, requests } = await serve([{ body: days }])

  expect(await fetchSlots(http, TIMES)).toEqual(days)
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/booking/GetTimeslots",
      query: { workshopIdentifier: "W 1" },
      headers: { authorization: "Bearer session-1" },
      body: { startDate: "2026-12-01", endDate: "2026-12-01", regNo: "VOLVO-1" },
    },
  ])
})

test("createBooking sends the idempotency key and returns the confirmation [spec 3 §7.3 tyre-create]", async () => {
  const { http, requests } = await serve([{ body: CONFIRMATION }])

  expect(await createBooking(http, ORDER)).toEqual({ ...CONFIRMATION, services: [{ isFullDay: false }] })
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/booking/create",
      query: { departmentIdentifier: "W 1" },
      headers: { authorization: "Bearer session-1", "idempotency-key": "0b9cf6d4-33c1" },
      body: BOOKING,
    },
  ])
})

test("addReview sends the rating, comment and date, and accepts an empty response [spec 3 §7.3 tyre-add-review]", async () => {
  const { http, requests } = await serve([{ body: "" }])

  expect(await addReview(http, REVIEW)).toBeUndefined()
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/api/tirehotel/review/addReview",
      headers: { authorization: "Bearer session-1" },
      body: { rating: 5, comment: "Tack", date: "2026-12-01T10:00:00.000Z" },
    },
  ])
})

test("a review can include the id of its booking", async () => {
  const { http, requests } = await serve([{ body: "" }])

  await addReview(http, { ...REVIEW, bookingConfirmationId: "B-1" })

  expect(requests).toMatchObject([{ body: { rating: 5, bookingConfirmationId: "B-1" } }])
})

test("settleOrder looks up an order by its idempotency key", async () => {
  const { http, requests } = await serve([{ body: { bookings: [CONFIRMATION] } }, { body: { bookings: [] } }])

  expect(await settleOrder(http, SETTLED)).toMatchObject({ bookings: [CONFIRMATION] })
  expect(await settleOrder(http, SETTLED)).toEqual({ bookings: [] })
  expect(requests[0]).toMatchObject({
    path: "/api/tirehotel/booking/settle",
    headers: { authorization: "Bearer session-1", "idempotency-key": SETTLED.idempotencyKey },
    body: {},
  })
})

test("fetchBookings lists a vehicle's bookings, and cancelBooking cancels one of them", async () => {
  const { http, requests } = await serve([{ body: { bookings: [CONFIRMATION] } }, { body: {} }])

  expect(await fetchBookings(http, { token: "session-1" })).toMatchObject({ bookings: [CONFIRMATION] })
  expect(await cancelBooking(http, CANCELLATION)).toBeUndefined()
  expect(requests).toMatchObject([
    { path: "/api/tirehotel/booking/list", headers: { authorization: "Bearer session-1" } },
    { path: "/api/tirehotel/booking/cancel", body: { bookingConfirmationId: "B-1" } },
  ])
})

test("logOut ends the visitor's session", async () => {
  const { http, requests } = await serve([{ body: {} }])

  expect(await logOut(http, { token: "session-1" })).toBeUndefined()
  expect(requests).toMatchObject([
    { path: "/api/tirehotel/authorization/logout", headers: { authorization: "Bearer session-1" } },
  ])
})

test.each([
  "findCustomer",
  "fetchSlotDays",
  "fetchSlots",
  "createBooking",
  "settleOrder",
  "fetchBookings",
  "cancelBooking",
  "logOut",
])("the call %s is retried when the service is busy", async (name) => {
  const { http, requests } = await serve([BUSY], { retries: 1 })

  await getError(callNamed(name)(http))

  expect(requests).toHaveLength(2)
  expect(requests[1]).toMatchObject({ body: requests[0]?.body, path: requests[0]?.path })
})

test("a resent order has the same idempotency key", async () => {
  const { http, requests } = await serve([BUSY, { body: CONFIRMATION }])

  await createBooking(http, ORDER)

  expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([
    SETTLED.idempotencyKey,
    SETTLED.idempotencyKey,
  ])
})

test.each(["sendCode", "validateCode", "addReview"])("the call %s is never retried", async (name) => {
  const { http, requests } = await serve([BUSY])

  expect(await getError(callNamed(name)(http))).toMatchObject({ message: `tyre-hotel: ${name} answered 503` })
  expect(requests).toHaveLength(1)
})

test("a rejected call throws an error with the service's user message, which is hidden when the error is logged [spec 3 §8.3 tyre-refused.words]", async () => {
  const body = { message: "Tiden hann bli bokad. Ring 031-390 06 00.", code: "TimeslotNotAvailable" }
  const { http } = await serve([{ status: 409, body }])

  const error = await getError(createBooking(http, ORDER))

  expect(error).toBeInstanceOf(RejectedRequestError)
  expect(error).toMatchObject({
    operation: "createBooking",
    status: 409,
    code: "TimeslotNotAvailable",
    userMessage: body.message,
  })
  expect(String(error)).toBe("RejectedRequestError: tyre-hotel: createBooking was refused with 409")
  expect(inspect(error) + JSON.stringify(error)).not.toContain("Ring")
})

const VALUES = {
  car: "10000124",
  name: "Anna Berg",
  phone: "070 174 06 05",
  email: "anna@example.org",
  message: "",
  quote: true,
  testDrive: false,
  toName: "Lund",
  toEmail: "lund@norrvik.example",
  source: "se-automotive",
}
const MESSAGE = { formName: "car-contact", formSubmissionId: "message-1", values: VALUES } as const

test("a message counts as sent only if the service answers with 202, the status in its contract [spec 3 §7.2 forms-call.accepted, §8.2 only-accepted]", async () => {
  const body = { formSubmissionId: "message-1" }
  const send = async (status: number) =>
    submitForm(createFormsHttp({ url: (await serve([{ status, body }])).url }), MESSAGE)

  expect(await send(202)).toEqual(body)
  for (const status of [200, 201, 204])
    expect(await getError(send(status)), String(status)).toMatchObject({ name: "ApiError", status })
})

test("the error of a rejected call includes the delay from Retry-After", async () => {
  const { http } = await serve([
    { status: 429, headers: { "retry-after": "60" }, body: { message: "Vänta en stund." } },
    { status: 400, body: { message: "Fel kod." } },
  ])

  expect(await getError(LOGIN(http))).toMatchObject({
    userMessage: "Vänta en stund.",
    code: null,
    retryAfterMs: 60_000,
  })
  expect(await getError(VALIDATE(http))).toMatchObject({ userMessage: "Fel kod.", retryAfterMs: null })
})

test.each([[{ body: "<html>Bad</html>" }], [{ body: { message: "  " } }], [{ body: { error: "Bad" } }]])(
  "an error response without a message for the visitor, such as %j, throws an ApiError",
  async (reply) => {
    const { http } = await serve([{ status: 400, ...reply }])

    const error = await getError(LOGIN(http))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: "tyre-hotel: sendCode answered 400", status: 400 })
  },
)

const UNREAD = ["addReview", "cancelBooking", "logOut"]

test.each(CALLS.filter(([name]) => !UNREAD.includes(name)))(
  "%s throws on a response that does not match its schema",
  async (name, call) => {
    const { http } = await serve([{ body: { status: "ok" } }])

    const error = await getError(call(http))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: `tyre-hotel: ${name} got a response in an unknown form` })
  },
)

test.each(CALLS)("%s is aborted by its caller's signal, even while the response is being read", async (_, call) => {
  const caller = new AbortController()
  const leaveDuringResponse: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    caller.abort(new Error("left"))
    return response
  }
  const { http, requests } = await serve([{ ending: "silence" }], { fetch: leaveDuringResponse })

  expect(await getError(call(http, { signal: caller.signal }))).toBe(caller.signal.reason)
  expect(await getError(call(http, { signal: caller.signal }))).toBe(caller.signal.reason)
  expect(requests).toHaveLength(1)
})

test("a call whose response times out or is incomplete throws an error", async () => {
  const slow = await serve([{ ending: "silence" }], { timeoutMs: 50 })
  const cut = await serve([{ ending: "cut" }])

  expect(await getError(LOGIN(slow.http))).toMatchObject({
    message: "tyre-hotel: sendCode got no response in time",
    isOutage: true,
  })
  expect(await getError(LOGIN(cut.http))).toMatchObject({
    message: "tyre-hotel: sendCode got a response in an unknown form",
  })
})

test("an unreachable service throws an error that names the service and the call", async () => {
  const rejectAll: typeof fetch = () => Promise.reject(new TypeError("fetch failed"))
  const { http } = await serve([], { fetch: rejectAll, retries: 0 })

  for (const [name, call] of CALLS)
    expect(await getError(call(http))).toMatchObject({ message: `tyre-hotel: ${name} got no response`, status: null })
})

test("a site's requests contain the API key and the visitor's IP address and language, and redirects are not followed", async () => {
  const elsewhere = await serve([{ body: CUSTOMER }])
  const { http, requests } = await serve([{ status: 307, headers: { location: "http://127.0.0.1:1/" } }], {
    apiKey: "k",
    forwardedFor: "192.0.2.7",
    language: "en",
  })

  expect(await getError(SEARCH(http))).toMatchObject({ message: "tyre-hotel: findCustomer answered 307" })
  expect(requests[0]?.headers).toMatchObject({
    "x-api-key": "k",
    "x-forwarded-for": "192.0.2.7",
    "accept-language": "en",
  })
  await SEARCH(elsewhere.http)
  expect(elsewhere.requests[0]?.headers).not.toHaveProperty("x-api-key")
  expect(elsewhere.requests[0]?.headers).not.toHaveProperty("x-forwarded-for")
})
