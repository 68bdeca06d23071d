import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"
import { type AddressInfo, createServer as listenPlainly } from "node:net"
import { text } from "node:stream/consumers"
import { gzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { toVisitorHeaders } from "./platform-headers.ts"
import { fetchFromPlatform } from "./request-platform.ts"

interface SentRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function platformWith(reply: RequestListener = (_, response) => response.end("a picture")) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const requests: SentRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push({ method, url, headers, body: await text(request) })
    reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (path: string, init: RequestInit = {}, options: Parameters<typeof fetchFromPlatform>[3] = {}) =>
    fetchFromPlatform(new Request(`https://norrvik.example${path}`, init), path, url, options)
  return { send, requests, url, stop, log }
}

const PERSONAL = {
  cookie: "fc-editing=secret; _ga=1",
  referer: "https://norrvik.example/dack?regNo=ABC123",
  "user-agent": "Visitor/1.0",
  origin: "https://norrvik.example",
  "x-forwarded-for": "192.0.2.7",
  forwarded: "for=192.0.2.7",
  "x-forecourt-inner": "key",
}

test("a request to the platform contains no data about the visitor [spec 1 §2 platform-paths.files]", async () => {
  const { send, requests } = await platformWith()
  const wanted = {
    accept: "image/avif",
    range: "bytes=0-9",
    "if-none-match": '"a"',
    sc_apikey: "key",
    "x-sitecore-a": "b",
  }

  await send("/-/media/hall.jpg?w=320", { headers: { ...PERSONAL, ...wanted } })

  const { host, connection, ...headers } = requests[0]?.headers ?? {}
  expect(requests[0]).toMatchObject({ method: "GET", url: "/-/media/hall.jpg?w=320" })
  expect(host).toMatch(/^127\.0\.0\.1:/)
  expect(connection).toBeDefined()
  expect(headers).toEqual(wanted)
})

test("a request to the platform's API is forwarded with its method, headers and body", async () => {
  const { send, requests } = await platformWith()
  const body = JSON.stringify({ query: "{ å }".repeat(10_000) })
  const headers = { authorization: "Bearer a", "content-type": "application/json" }

  await send("/sitecore/api/graph/edge", { method: "POST", body, headers })

  expect(requests).toMatchObject([{ method: "POST", body, headers }])
})

test("files can only be requested with GET and HEAD", async () => {
  const { send, requests } = await platformWith()

  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await send("/-/media/hall.jpg", { method })
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  }
  expect(requests).toEqual([])
  const looked = await send("/-/media/hall.jpg", { method: "HEAD" })
  expect([looked.status, looked.body]).toEqual([200, null])
})

test("a visitor receives the content headers of the platform's response, but not the platform's server headers", async () => {
  const { send, url } = await platformWith((_, response) => {
    const said = {
      "content-type": "image/webp",
      "cache-control": "public, max-age=60",
      etag: '"a"',
      "content-range": "bytes 0-9/20",
      "accept-ranges": "bytes",
      "set-cookie": "platform=1",
      server: "platform/1.0",
      "x-powered-by": "platform",
      via: "1.1 inner",
      "x-origin": url,
      "access-control-allow-origin": "*",
      "access-control-allow-credentials": "true",
    }
    response.writeHead(206, said).end("0123456789")
  })

  const response = await send("/-/media/hall.jpg")

  expect(response.status).toBe(206)
  expect(await response.text()).toBe("0123456789")
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "image/webp",
    "cache-control": "public, max-age=60",
    etag: '"a"',
    "content-range": "bytes 0-9/20",
    "accept-ranges": "bytes",
  })
})

test("a compressed response is passed on compressed", async () => {
  const packed = gzipSync("<svg/>")
  const { send } = await platformWith((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed)
  })

  const response = await send("/-/media/a.svg", { headers: { "accept-encoding": "gzip" } })

  expect(response.headers.get("content-encoding")).toBe("gzip")
  expect(Buffer.from(await response.arrayBuffer())).toEqual(packed)
})

test.each([204, 205, 304])("a response with status %i has no body", async (status) => {
  const { send } = await platformWith((_, response) => response.writeHead(status, { etag: '"a"' }).end())

  const response = await send("/-/media/hall.jpg")

  expect([response.status, response.body, response.headers.get("etag")]).toEqual([status, null, '"a"'])
})

const REQUESTED = new URL("http://platform.example:4300/-/media/old.jpg")

test.each([
  ["http://platform.example:4300/-/media/new.jpg?a=1", "/-/media/new.jpg?a=1"],
  ["/-/media/new.jpg", "/-/media/new.jpg"],
  ["new.jpg", "/-/media/new.jpg"],
  ["https://cdn.example/new.jpg", "https://cdn.example/new.jpg"],
  ["http://[", "/"],
])("a redirect of the platform to %s becomes a redirect to %s", (location, led) => {
  expect(toVisitorHeaders(new Headers({ location }), REQUESTED).get("location")).toBe(led)
})

test.each(["text/html; charset=utf-8", "image/svg+xml", "application/xhtml+xml", "text/xml", "Application/XML"])(
  "a platform response of the type %s gets a policy that blocks scripts",
  (type) => {
    const headers = toVisitorHeaders(
      new Headers({ "content-type": type, "content-security-policy": "script-src *" }),
      REQUESTED,
    )

    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  },
)

test("a document such as a PDF gets no Content-Security-Policy", () => {
  const headers = toVisitorHeaders(new Headers({ "content-type": "application/pdf" }), REQUESTED)

  expect(headers.get("content-security-policy")).toBeNull()
})

test("when the platform is unreachable, the response is a 502 that does not reveal the platform's address", async () => {
  const { send, stop, url } = await platformWith()
  stop()

  const response = await send("/-/media/hall.jpg")

  expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"])
  expect(await response.text()).not.toContain(new URL(url).port)
})

test("a platform response that is interrupted is not passed on as a complete response", async () => {
  const { send } = await platformWith((_, response) => {
    response.writeHead(200, { "content-length": 100 })
    response.write("0123456789", () => response.destroy())
  })

  await expect((await send("/-/media/hall.jpg")).text()).rejects.toThrow()
})

test("a request to a platform that does not respond times out", async () => {
  const { send, log } = await platformWith(() => {})

  const response = await send("/-/media/hall.jpg", {}, { silenceMs: 20 })

  expect(response.status).toBe(502)
  expect(String(log.mock.calls[0]?.[0])).toContain("it was silent for too long")
})

test("the request to the platform is aborted when the visitor disconnects", async () => {
  const visitor = new AbortController()
  const left = Promise.withResolvers<void>()
  const { send } = await platformWith((_, response) => {
    response.once("close", () => left.resolve())
    visitor.abort()
  })

  const response = await send("/-/media/hall.jpg", { signal: visitor.signal })
  await left.promise

  expect(response.status).toBe(502)
})

test("a request to an HTTPS platform is sent over TLS only", async () => {
  const first = Promise.withResolvers<number | undefined>()
  const server = listenPlainly((socket) => {
    socket.on("error", () => {})
    socket.once("data", (bytes) => {
      first.resolve(bytes[0])
      socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { port } = server.address() as AddressInfo

  const response = await fetchFromPlatform(
    new Request("https://norrvik.example/-/media/a"),
    "/-/media/a",
    `https://127.0.0.1:${port}`,
  )

  // A TLS connection begins with a handshake.
  expect([response.status, await first.promise]).toEqual([502, 0x16])
})

test("conditional headers and x-sitecore headers are forwarded, and headers with similar names are removed", async () => {
  const { send, requests } = await platformWith()
  const passedOn = {
    "accept-language": "sv",
    "if-match": '"a"',
    "if-modified-since": "Sat, 21 Nov 2026 10:00:00 GMT",
    "if-range": '"a"',
    "if-unmodified-since": "Sat, 21 Nov 2026 10:00:00 GMT",
    "x-sitecore-contextid": "key",
  }

  await send("/-/media/hall.jpg", { headers: { ...passedOn, "x-sc_apikey": "other", "not-x-sitecore-a": "other" } })

  const { host, connection, ...headers } = requests[0]?.headers ?? {}
  expect([typeof host, typeof connection, headers]).toEqual(["string", "string", passedOn])
})

test("caching headers and validators are passed on unchanged", () => {
  const said = {
    age: "1",
    allow: "GET",
    "cache-control": "private",
    "content-disposition": "inline",
    "content-encoding": "br",
    "content-language": "sv",
    "content-length": "7",
    "content-type": "text/plain",
    expires: "0",
    "last-modified": "Sat, 21 Nov 2026 10:00:00 GMT",
    "retry-after": "60",
    vary: "Accept",
  }

  expect(Object.fromEntries(toVisitorHeaders(new Headers({ ...said, "x-inner": "a" }), REQUESTED))).toEqual(said)
})

test("a request whose body is interrupted fails and is not forwarded as a complete request", async () => {
  const { send, requests } = await platformWith()
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(Buffer.from("half"))
      stream.error(new Error("the visitor is gone"))
    },
  })

  const response = await send("/sitecore/api/graph/edge", { method: "POST", body, duplex: "half" } as RequestInit)

  expect([response.status, requests]).toEqual([502, []])
})
