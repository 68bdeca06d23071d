import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { gzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { askPlatform } from "./ask-platform.ts"
import { headersForVisitor } from "./platform-headers.ts"

interface Asked {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A platform, and what it was asked through the site. */
async function platformWith(answer: RequestListener = (_, response) => response.end("a picture")) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: await text(request) })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = (path: string, init: RequestInit = {}) =>
    askPlatform(new Request(`https://norrvik.example${path}`, init), path, url)
  return { ask, asked, url, stop, log }
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

test("the platform is told what is wanted, and nothing of the visitor [spec 1 §2 platform-paths.files]", async () => {
  const { ask, asked } = await platformWith()
  const wanted = {
    accept: "image/avif",
    range: "bytes=0-9",
    "if-none-match": '"a"',
    sc_apikey: "key",
    "x-sitecore-a": "b",
  }

  await ask("/-/media/hall.jpg?w=320", { headers: { ...PERSONAL, ...wanted } })

  const { host, connection, ...headers } = asked[0]?.headers ?? {}
  expect(asked[0]).toMatchObject({ method: "GET", url: "/-/media/hall.jpg?w=320" })
  expect(host).toMatch(/^127\.0\.0\.1:/)
  expect(connection).toBeDefined()
  expect(headers).toEqual(wanted)
})

test("what a program asks of the platform's interfaces is handed on whole", async () => {
  const { ask, asked } = await platformWith()
  const body = JSON.stringify({ query: "{ å }".repeat(10_000) })
  const headers = { authorization: "Bearer a", "content-type": "application/json" }

  await ask("/sitecore/api/graph/edge", { method: "POST", body, headers })

  expect(asked).toMatchObject([{ method: "POST", body, headers }])
})

test("files are only read", async () => {
  const { ask, asked } = await platformWith()

  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await ask("/-/media/hall.jpg", { method })
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  }
  expect(asked).toEqual([])
  expect((await ask("/-/media/hall.jpg", { method: "HEAD" })).status).toBe(200)
})

test("a visitor is told what an answer is, and nothing of who gave it", async () => {
  const { ask, url } = await platformWith((_, response) => {
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

  const response = await ask("/-/media/hall.jpg")

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

test("what comes packed is passed on packed", async () => {
  const packed = gzipSync("<svg/>")
  const { ask } = await platformWith((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed)
  })

  const response = await ask("/-/media/a.svg", { headers: { "accept-encoding": "gzip" } })

  expect(response.headers.get("content-encoding")).toBe("gzip")
  expect(Buffer.from(await response.arrayBuffer())).toEqual(packed)
})

test.each([204, 304])("an answer with status %i has no body", async (status) => {
  const { ask } = await platformWith((_, response) => response.writeHead(status, { etag: '"a"' }).end())

  const response = await ask("/-/media/hall.jpg")

  expect([response.status, response.body, response.headers.get("etag")]).toEqual([status, null, '"a"'])
})

const ASKED = new URL("http://platform.example:4300/-/media/old.jpg")

test.each([
  ["http://platform.example:4300/-/media/new.jpg?a=1", "/-/media/new.jpg?a=1"],
  ["/-/media/new.jpg", "/-/media/new.jpg"],
  ["new.jpg", "/-/media/new.jpg"],
  ["https://cdn.example/new.jpg", "https://cdn.example/new.jpg"],
  ["http://[", "/"],
])("a visitor who is led to %s is led to %s", (location, led) => {
  expect(headersForVisitor(new Headers({ location }), ASKED).get("location")).toBe(led)
})

test.each(["text/html; charset=utf-8", "image/svg+xml", "application/xhtml+xml", "text/xml", "Application/XML"])(
  "nothing runs in what the platform answers as %s",
  (type) => {
    const headers = headersForVisitor(
      new Headers({ "content-type": type, "content-security-policy": "script-src *" }),
      ASKED,
    )

    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  },
)

test("a document that a browser has its own reader for may use it", () => {
  const headers = headersForVisitor(new Headers({ "content-type": "application/pdf" }), ASKED)

  expect(headers.get("content-security-policy")).toBeNull()
})

test("a platform that is down is no fault of the site's, and its address stays here", async () => {
  const { ask, stop, url } = await platformWith()
  stop()

  const response = await ask("/-/media/hall.jpg")

  expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"])
  expect(await response.text()).not.toContain(new URL(url).port)
})

test("an answer that stops in the middle is not passed on as a whole one", async () => {
  const { ask } = await platformWith((_, response) => {
    response.writeHead(200, { "content-length": 100 })
    response.write("0123456789", () => response.destroy())
  })

  await expect((await ask("/-/media/hall.jpg")).text()).rejects.toThrow()
})
