import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { checkGenerated } from "../../codegen/src/generate.ts"
import { type Frame, HEARTBEAT, readFrames } from "../../contracts/src/event-stream.ts"
import { createFront, createUpstream } from "../../front/src/index.ts"
import { readEnvironment } from "../../site-shell/src/environment.ts"
import { readConfig } from "../../site-shell/src/read-config.ts"
import { createServiceRoute } from "../../site-shell/src/services/service-route.ts"
import { createServiceApp, startServer } from "../src/http/http.ts"
import { createOperationRoutes, readStatuses } from "../src/operations/operations.ts"
import { createShapesHttp, shapesClient } from "./every-shape/clients/generated/shapes.ts"
import { SHAPES_OPERATIONS, type ShapesHandlers } from "./every-shape/contracts/generated/shapes.operations.ts"
import { shapes } from "./every-shape/shapes.ts"

const SECRET = "what-the-front-and-its-site-share-0"
const FOLDER = join(import.meta.dirname, "every-shape")

test("the committed generated code is up to date", () => {
  expect(checkGenerated(FOLDER).differences).toEqual([])
})

async function open() {
  const inputs: object[] = []
  const handlers = shapes((input) => void inputs.push(input))
  const names: string[] = []
  const routes = createOperationRoutes<null, ShapesHandlers<null>>({
    below: "/api/shapes",
    operations: SHAPES_OPERATIONS,
    handlers,
    apiKey: "site-key",
    count: async (context) => {
      names.push(`${context.req.header("x-forwarded-for")} ${context.req.header("accept-language")}`)
      return 0
    },
    findCaller: async () => null,
  })
  const app = createServiceApp({
    name: "shapes",
    health: () => ({}),
    errors: { statuses: readStatuses(SHAPES_OPERATIONS) },
  })
  app.route("/", routes)
  const service = await startServer(app.fetch, { name: "shapes", port: 0 })
  onTestFinished(() => service.close())
  const url = `http://127.0.0.1:${service.port}`
  const route = createServiceRoute(
    {
      name: "shapes",
      operations: SHAPES_OPERATIONS,
      access: { url, key: "site-key", credentials: "body", budgetFactor: 1 },
      texts: {
        failed: "tyreHotel.failed",
        tooMany: "tyreHotel.tooMany",
        none: { text: "tyreHotel.noAgreement", code: "CarUnknown" },
      },
    },
    readConfig({ name: "se-automotive", host: "norrvik.example", languages: ["sv"], timeZone: "Europe/Stockholm" }),
    readEnvironment({ FORECOURT_CONTENT_URL: url, FORECOURT_FRONT_SECRET: SECRET }),
  )
  const site = await startServer(route, { name: "site", port: 0 })
  onTestFinished(() => site.close())
  const upstream = createUpstream(`http://127.0.0.1:${site.port}`)
  const front = createServer(
    createFront({ upstream, secret: SECRET, proxies: 0, policy: () => "", report: () => {} }).listener,
  )
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve))
  onTestFinished(async () => {
    front.closeAllConnections()
    front.close()
    await upstream.close()
  })
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const headers = { host: "norrvik.example", "sec-fetch-site": "same-origin" }
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { ...headers, ...init.headers } })
  const client = shapesClient(
    createShapesHttp({
      url: address,
      retries: 0,
      fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, ...headers } }),
    }),
  )
  return { client, visit, inputs, names }
}

test("a GET request preserves texts, numbers, booleans and lists in path and query parameters", async () => {
  const { client, inputs } = await open()
  const wanted = { id: "a/b ö%", modelYear: 1998, price: 0.5, hasTowBar: false, tag: ["röd, blå", "b&c=d"], seats: [5] }

  const car = await client.findCar({ ...wanted, brand: "kia" })

  expect(inputs).toEqual([{ ...wanted, brand: "kia" }])
  expect(car).toEqual({
    id: "a/b ö%",
    year: 1998,
    price: 0.5,
    hasTowBar: false,
    tag: ["röd, blå", "b&c=d"],
    seats: [5],
    brand: "kia",
    times: 1,
  })
  expect(await client.findCar({ id: "b" })).toEqual({ id: "b", times: 2 })
  expect(await client.findCar({ id: "none" })).toBeNull()
})

test.each([
  "?model-year=1949",
  "?model-year=x",
  "?model-year=",
  "?model-year=0x7D0",
  "?model-year=2000.5",
  "?hasTowBar=yes",
  "?seats=1&seats=x",
  "?seats=10",
  "?tag=",
  `?tag=a${"&tag=a".repeat(5)}`,
  "?brand=saab",
  "?model-year=2000&model-year=2001",
  "?colour=red",
])("the query %s is rejected unless it contains only an empty model year", async (search) => {
  const { visit, inputs } = await open()

  const { status } = await visit(`/api/shapes/cars/a${search}`)

  // Forms send what was left empty.
  expect([status, inputs.length]).toEqual(search === "?model-year=" ? [200, 1] : [400, 0])
})

test("a fixed path takes precedence over a path with parameters, and the client rejects path parameters such as ..", async () => {
  const { client, inputs } = await open()

  expect(await client.fetchLatestCar({})).toEqual({ id: "latest", times: 1 })
  await expect(client.findCar({ id: ".." })).rejects.toThrow('shapes: findCar cannot be asked for ".."')
  expect(inputs).toEqual([])
})

test("each successful response has the status that the contract defines", async () => {
  const { client, visit } = await open()
  const order = { method: "POST", body: '{"carId":"a"}', headers: { "content-type": "application/json" } }

  const ordered = await visit("/api/shapes/orders", order)

  expect([ordered.status, await ordered.json()]).toEqual([202, { orderId: "order of a" }])
  expect(await client.orderCar({ carId: "a" })).toEqual({ orderId: "order of a" })
  const put = await visit("/api/shapes/pictures/7", { method: "PUT", body: '{"data":"a"}' })
  expect([put.status, await put.text()]).toEqual([204, ""])
})

test("a body of two megabytes is accepted only if the contract allows it", async () => {
  const { client, inputs, visit } = await open()

  await client.putPicture({ id: 7, data: "a".repeat(2 * 1024 * 1024) })

  expect(inputs).toEqual([{ id: 7, length: 2 * 1024 * 1024 }])
  const body = JSON.stringify({ carId: "a".repeat(16 * 1024) })
  const refused = await visit("/api/shapes/orders", { method: "POST", body })
  expect([refused.status, await refused.json()]).toMatchObject([413, { code: "TooLarge" }])
})

test("a public response can be stored by shared caches and is requested without visitor data, and a private response can be stored only by the browser", async () => {
  const { visit, names } = await open()
  const from = { "sec-fetch-site": "cross-site", "accept-language": "sv" }

  const [car, latest] = [
    await visit("/api/shapes/cars/a", { headers: from }),
    await visit("/api/shapes/cars/latest", { headers: from }),
  ]
  const swedish = await visit("/api/shapes/cars/latest", { headers: { "accept-language": "sv" } })

  expect([car.status, car.headers.get("cache-control")]).toEqual([200, "public, max-age=60"])
  expect([latest.status, latest.headers.get("cache-control")]).toEqual([403, "no-store"])
  expect([swedish.status, swedish.headers.get("cache-control")]).toEqual([200, "private, max-age=30"])
  expect(names).toEqual(["undefined *", "127.0.0.1 sv"])
})

test("a HEAD request returns only headers", async () => {
  const { visit } = await open()

  const { status, headers } = await visit("/api/shapes/cars/a", { method: "HEAD" })

  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=60"])
})

test("an error response is not cached and contains a message in the visitor's language", async () => {
  const { visit } = await open()

  const [none, refused] = [await visit("/api/shapes/cars/none"), await visit("/api/shapes/cars/refused")]

  expect([none.status, none.headers.get("cache-control")]).toEqual([404, "no-store"])
  expect([refused.status, refused.headers.get("cache-control"), await refused.json()]).toEqual([
    400,
    "no-store",
    { message: "Något gick fel, var god och försök senare.", code: "BadRequest" },
  ])
})

test("a rate limit can be counted separately for each value of a request parameter", async () => {
  const { visit } = await open()
  const statuses: number[] = []

  for (const id of ["a", "a", "a", "a", "a", "a", "b"])
    statuses.push((await visit(`/api/shapes/cars/${id}?price=${statuses.length}`)).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
})

async function collectEvents<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = []
  for await (const event of events) all.push(event)
  return all
}

const PROGRESS = [
  { name: "progress", id: "1", data: { percent: 50 } },
  { name: "progress", id: "2", data: { percent: 100 } },
  { name: "done", id: "3", data: { orderId: "a/b" } },
]

test("a typed stream is passed through from the service to the browser, including its last event", async () => {
  const { client, inputs } = await open()

  expect(await collectEvents(client.watchOrder({ id: "a/b" }))).toEqual(PROGRESS)
  expect(await collectEvents(client.watchOrder({ id: "a/b" }, { lastEventId: "2" }))).toEqual(PROGRESS.slice(2))
  expect(inputs).toEqual([
    { id: "a/b", from: 0 },
    { id: "a/b", from: 2 },
  ])
})

test("a stream that is rejected before it starts throws the service's error", async () => {
  const { client, visit } = await open()
  const path = "/api/shapes/orders/a/events"

  await expect(collectEvents(client.watchOrder({ id: "none" }))).rejects.toMatchObject({
    status: 404,
    code: "OrderUnknown",
    userMessage: "Något gick fel, var god och försök senare.",
  })
  const foreign = await visit(path, { headers: { "sec-fetch-site": "cross-site" } })
  expect(foreign.status).toBe(403)
  const { headers, body } = await visit(path)
  await body?.cancel()
  expect(headers.get("content-type")).toBe("text/event-stream")
})

test("heartbeats reach the browser, and the service's stream is aborted when the visitor disconnects", async () => {
  const { visit, inputs } = await open()
  const { body } = await visit("/api/shapes/orders/slow/events")
  const frames = readFrames(body as ReadableStream<Uint8Array>, 10_000)
  const seen: Frame[] = []
  for await (const frame of frames) {
    seen.push(frame)
    if (seen.length === 4) break
  }

  expect(seen).toContainEqual({ name: "progress", id: "1", data: '{"percent":50}' })
  expect(seen.filter((frame) => frame === HEARTBEAT).length).toBe(3)
  await expect.poll(() => inputs).toContainEqual({ left: "slow" })
})

test("a hundred concurrent streams receive all events and do not delay other calls", async () => {
  const { client } = await open()
  const left = new AbortController()
  const waiting = Array.from({ length: 100 }, () => client.watchOrder({ id: "slow" }, { signal: left.signal }))
  const iterators = waiting.map((events) => events[Symbol.asyncIterator]())
  const first = await Promise.all(iterators.map((iterator) => iterator.next()))

  const whole = await Promise.all(Array.from({ length: 100 }, () => collectEvents(client.watchOrder({ id: "a/b" }))))
  const car = await client.findCar({ id: "a" })

  expect(new Set(first.map(({ value }) => JSON.stringify(value)))).toEqual(new Set([JSON.stringify(PROGRESS[0])]))
  expect(new Set(whole.map((events) => JSON.stringify(events)))).toEqual(new Set([JSON.stringify(PROGRESS)]))
  expect(car).toMatchObject({ id: "a" })
  const ended = iterators.map((iterator) => iterator.next())
  left.abort(new Error("Enough."))
  const outcomes = await Promise.allSettled(ended)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]))
})
