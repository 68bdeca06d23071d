import { get, type IncomingMessage, type RequestListener, request, type ServerResponse } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { createPage, HEADERS, PLACEHOLDER, SECRET, startFront } from "../test/start-front.ts"
import type { FailureKind } from "./front.ts"

const LONG = "<p>hej</p>".repeat(500)

function stopClock() {
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  let now = 1_000_000_000
  clock.mockImplementation(() => now)
  return {
    pass(ms: number) {
      now += ms
    },
  }
}

test("a request to Next contains a CSP nonce placeholder and the proxy's secret, and the response to the visitor contains neither", async () => {
  const { visit, requested } = await startFront((_, response) =>
    response
      .writeHead(200, { ...HEADERS.cached, link: `</a.css>; rel=preload; nonce="${PLACEHOLDER}"` })
      .end(createPage("")),
  )
  const { headers, text } = await visit("/verkstad?a=1")

  expect(requested[0]?.headers).toMatchObject({
    "content-security-policy": `script-src 'nonce-${PLACEHOLDER}'`,
    "x-forecourt-front": SECRET,
    "x-forecourt-route": "/sv/verkstad",
    "accept-encoding": "identity",
  })
  for (const hidden of [PLACEHOLDER, SECRET]) expect(JSON.stringify(headers) + text).not.toContain(hidden)
  expect(headers["content-security-policy"]).toMatch(
    /^script-src 'self' 'sha256-[\w+/]{43}='; style-src 'nonce-[\w-]{32}'; whole$/,
  )
})

test("a route can set frame-ancestors in the Content-Security-Policy, and the header sent to the visitor does not contain the nonce placeholder", async () => {
  const policy = `script-src 'nonce-${PLACEHOLDER}'; frame-ancestors 'self' https://editor.example`
  const { visit } = await startFront(({ url = "" }, response) => {
    const headers = url.startsWith("/api/") ? { "content-type": "application/json" } : HEADERS.fresh
    response.writeHead(200, { ...headers, "content-security-policy": policy }).end(createPage(""))
  })

  for (const path of ["/a", "/api/a"]) {
    const said = (await visit(path)).headers["content-security-policy"]
    expect(said, path).toContain("frame-ancestors 'self' https://editor.example")
    expect(said, path).not.toContain(PLACEHOLDER)
  }
})

test("a request to Next for a cacheable page contains no headers from the visitor", async () => {
  const { visit, requested } = await startFront((_, response) =>
    response.writeHead(200, HEADERS.cached).end(createPage("")),
  )
  await visit("/", { cookie: "a=b", "user-agent": "me", "accept-language": "sv", "x-forwarded-for": "192.0.2.1" })

  const { connection, host, ...messages } = requested[0]?.headers ?? {}
  expect(Object.keys(messages).sort()).toEqual([
    "accept-encoding",
    "content-security-policy",
    "x-forecourt-front",
    "x-forecourt-route",
  ])
})

test("a page is requested once for many simultaneous visitors, and then cached", async () => {
  const { visit, requested } = await startFront((_, response) => {
    setTimeout(() => response.writeHead(200, HEADERS.cached).end(createPage(LONG)), 20)
  })
  const responses = await Promise.all(Array.from({ length: 50 }, () => visit("/", { "accept-encoding": "br" })))
  responses.push(await visit("/?utm_source=mail", { "accept-encoding": "br" }))

  expect(requested).toHaveLength(1)
  expect(new Set(responses.map(({ body }) => body.toString("base64"))).size).toBe(1)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})

test("a page is sent in an encoding that the visitor accepts, with matching Content-Length, Vary and ETag headers", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(200, HEADERS.cached).end(createPage(LONG)))
  const plain = await visit("/")
  const [br, gzip] = [
    await visit("/", { "accept-encoding": "gzip, br" }),
    await visit("/", { "accept-encoding": "gzip" }),
  ]

  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"])
  for (const { headers, body } of [plain, br, gzip]) {
    expect(headers["content-length"]).toBe(String(body.length))
    expect(headers.vary).toBe("Accept-Encoding")
    expect(headers.etag).toBe(plain.headers.etag)
  }
})

test("a request with the current ETag returns 304 without a body, and a HEAD request returns only headers", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(200, HEADERS.cached).end(createPage(LONG)))
  const first = await visit("/")
  const again = await visit("/", { "if-none-match": first.headers.etag ?? "" })
  const head = await visit("/", {}, "HEAD")

  expect([again.status, again.text]).toEqual([304, ""])
  expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"])
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", String(first.body.length)])
})

test("a private page is not cached and has a new nonce in each response", async () => {
  const { visit, requested } = await startFront((_, response) =>
    response.writeHead(200, HEADERS.fresh).end(createPage(LONG)),
  )
  const [plain, compressed] = [await visit("/"), await visit("/", { "accept-encoding": "gzip" })]

  const getNonce = (text: string) => / nonce="([^"]+)"/.exec(text)?.[1]
  const nonces = [getNonce(plain.text), getNonce(gunzipSync(compressed.body).toString())]
  expect(requested).toHaveLength(2)
  expect(new Set(nonces).size).toBe(2)
  expect(plain.headers["content-security-policy"]).toBe(
    `script-src 'self' 'nonce-${nonces[0]}'; style-src 'nonce-${nonces[0]}'; streamed`,
  )
  expect(plain.text).toBe(createPage(LONG, nonces[0]))
})

test("the first part of a streamed page is sent immediately, with and without compression", async () => {
  let finish = () => {}
  const { port } = await startFront((_, response) => {
    response.writeHead(200, HEADERS.fresh)
    response.write(LONG)
    finish = () => void response.end("the end")
  })
  for (const encoding of ["identity", "br", "gzip"]) {
    const body = await new Promise<AsyncIterable<Buffer>>((resolve) =>
      get({ port, path: "/", headers: { "accept-encoding": encoding } }, resolve),
    )
    const chunks = body[Symbol.asyncIterator]()
    expect((await chunks.next()).value?.length, encoding).toBeGreaterThan(0)
    finish()
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) expect(next.value).toBeDefined()
  }
})

test("a stale page is served immediately and is replaced as soon as Next has rendered the new page", async () => {
  const clock = stopClock()
  let text = "old"
  const { visit } = await startFront((_, response) => response.writeHead(200, HEADERS.cached).end(createPage(text)))
  await visit("/")
  text = "new"

  clock.pass(4999)
  expect((await visit("/")).text).toContain("old")
  clock.pass(2)
  expect((await visit("/")).text).toContain("old")
  await expect.poll(async () => (await visit("/")).text).toContain("new")
})

test("while Next fails or is unavailable, cached pages are served and the failure is reported [spec 1 §2]", async () => {
  const clock = stopClock()
  let status = 200
  const { visit, stopNext, reports, front } = await startFront((_, response) =>
    response.writeHead(status, HEADERS.cached).end(createPage("cached")),
  )
  await visit("/")
  status = 500
  clock.pass(5001)
  await visit("/")
  await expect.poll(() => reports).toMatchObject([{ event: "page-not-refreshed", path: "/" }])
  expect(await visit("/")).toMatchObject({ status: 200, text: expect.stringContaining("cached") })

  stopNext()
  clock.pass(60_000)
  for (let time = 0; time < 3; time += 1) {
    expect(await visit("/")).toMatchObject({ status: 200, text: expect.stringContaining("cached") })
    clock.pass(60_000)
  }
  expect(front.hasPages()).toBe(true)
})

test("refreshing the cache requests a page from Next again while Next marks the response as stale", async () => {
  let state = { text: "old", cache: "HIT" }
  const { front, visit } = await startFront((_, response) => {
    response.writeHead(200, { ...HEADERS.cached, "x-nextjs-cache": state.cache }).end(createPage(state.text))
    if (state.cache === "STALE") state = { text: "new", cache: "HIT" }
  })
  await visit("/")
  state = { text: "old", cache: "STALE" }

  await front.refreshAll()

  expect(await visit("/")).toMatchObject({ text: expect.stringContaining("new") })
  expect((await visit("/")).headers).not.toHaveProperty("x-nextjs-cache")
})

test("a page that now returns 404 is no longer served from the cache", async () => {
  let status = 200
  const { front, visit } = await startFront((_, response) =>
    response.writeHead(status, HEADERS.cached).end(createPage("")),
  )
  await visit("/")
  status = 404

  await front.refreshAll()

  expect((await visit("/")).status).toBe(404)
})

const STAND_INS = {
  standIn: async (kind: FailureKind) => ({ body: Buffer.from(`page for ${kind}`), policy: `policy ${kind}` }),
}

test("a missing page gets the site's cached 404 page without a second request to Next", async () => {
  const { visit, requested } = await startFront(
    (_, response) => response.writeHead(404, HEADERS.fresh).end("x"),
    STAND_INS,
  )
  const responses = [await visit("/a"), await visit("/a"), await visit("/a", {}, "HEAD")]

  expect(requested).toHaveLength(1)
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(responses[0]).toMatchObject({
    text: "page for missing",
    headers: { "content-security-policy": "policy missing", "x-robots-tag": "noindex" },
  })
  expect(responses[2]?.text).toBe("")
})

const LONG_STAND_INS = { standIn: async () => ({ body: Buffer.from(LONG), policy: "policy" }) }

test.each([404, 500])("an error page with status %i can be compressed and has an ETag", async (status) => {
  const { visit } = await startFront((_, response) => response.writeHead(status).end("x"), LONG_STAND_INS)
  const plain = await visit("/a")
  const [br, gzip, head] = [
    await visit("/a", { "accept-encoding": "gzip, br" }),
    await visit("/a", { "accept-encoding": "gzip" }),
    await visit("/a", { "accept-encoding": "gzip" }, "HEAD"),
  ]

  expect(plain.text).toBe(LONG)
  expect(brotliDecompressSync(br.body).toString()).toBe(LONG)
  expect(gunzipSync(gzip.body).toString()).toBe(LONG)
  expect(head.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(gzip.body.length) })
  for (const { status: sent, headers } of [plain, br, gzip, head]) {
    expect(sent).toBe(status)
    expect(headers.vary).toBe("Accept-Encoding")
    expect(headers.etag).toMatch(/^W\/"[\w-]{43}"$/)
    expect(headers.etag).toBe(plain.headers.etag)
  }
})

test("a request with the current ETag of a 404 page returns status 404 and the body", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(404).end("x"), LONG_STAND_INS)
  const { headers } = await visit("/a")

  const known = await visit("/a", { "if-none-match": headers.etag ?? "" })

  expect([known.status, known.text]).toEqual([404, LONG])
})

test("compressing a response from the site turns a strong ETag into a weak ETag", async () => {
  const file = { "content-type": "text/javascript", etag: '"1"', vary: "Cookie" }
  const { visit } = await startFront(() => {}, {
    route: () => ({ kind: "response", response: new Response(LONG, { headers: file }) }),
  })

  const reply = await visit("/visitor.js", { "accept-encoding": "br" })

  expect(brotliDecompressSync(reply.body).toString()).toBe(LONG)
  expect(reply.headers).toMatchObject({ etag: 'W/"1"', vary: "Cookie, Accept-Encoding", "content-encoding": "br" })
})

test("a visitor who exceeds the rate limit gets a 429 page with Retry-After", async () => {
  const { visit, requested } = await startFront((_, response) => response.end("x"), {
    ...STAND_INS,
    waitMs: () => 61_500,
  })

  const refused = await visit("/a")

  expect(refused).toMatchObject({
    status: 429,
    text: "page for limited",
    headers: { "retry-after": "62", "cache-control": "no-store", "x-robots-tag": "noindex" },
  })
  expect(await visit("/api/a")).toMatchObject({
    status: 429,
    text: "Too Many Requests\n",
    headers: { "retry-after": "62" },
  })
  expect(requested).toEqual([])
})

test("a visitor who exceeds the rate limit still gets cached pages", async () => {
  let waitMs = 0
  const { visit } = await startFront((_, response) => response.writeHead(200, HEADERS.cached).end(createPage("")), {
    waitMs: () => waitMs,
  })
  await visit("/a")
  waitMs = 1000

  expect((await visit("/a")).status).toBe(200)
  expect((await visit("/b")).status).toBe(429)
})

test("a page that several visitors request simultaneously counts once for the rate limit", async () => {
  const waitMs = vi.fn(() => 0)
  const { visit } = await startFront(
    (_, response) => void setTimeout(() => response.writeHead(200, HEADERS.cached).end(createPage("")), 20),
    { waitMs },
  )

  await Promise.all([visit("/a"), visit("/a"), visit("/a")])

  expect(waitMs).toHaveBeenCalledOnce()
})

test("a page that fails is requested at the retry path for ten seconds before its normal path is tried again", async () => {
  const clock = stopClock()
  let isWell = false
  const { visit, requested } = await startFront(
    ({ headers }, response) => {
      const route = String(headers["x-forecourt-route"])
      const isOk = isWell || route.startsWith("/fresh")
      response.writeHead(isOk ? 200 : 500, HEADERS.cached).end(createPage(route))
    },
    { ...STAND_INS, retryPath: (path) => `/fresh${path}` },
  )
  const substitute = await visit("/a")
  expect(substitute).toMatchObject({ status: 200, text: expect.stringContaining("/fresh/sv/a") })
  expect(substitute.headers["cache-control"]).toBe("no-store")
  await visit("/a")
  expect(requested).toHaveLength(2)

  isWell = true
  clock.pass(10_001)
  await visit("/a")
  await expect.poll(async () => (await visit("/a")).text).not.toContain("/fresh")
})

test("the page is requested with isolated islands only when it also fails at the retry path", async () => {
  const failing = new Set(["/sv/a", "/sv/b", "/fresh/sv/b"])
  const { visit } = await startFront(
    ({ headers }, response) => {
      const route = String(headers["x-forecourt-route"])
      const islands = String(headers["x-forecourt-islands"] ?? "")
      response
        .writeHead(failing.has(route + islands) ? 500 : 200, HEADERS.cached)
        .end(createPage(`${route} ${islands}`))
    },
    { ...STAND_INS, retryPath: (path) => `/fresh${path}` },
  )

  expect((await visit("/a")).text).toContain("/fresh/sv/a <")
  expect((await visit("/b", { "x-forecourt-islands": "mine" })).text).toContain("/fresh/sv/b alone")
})

test("the site's error page is sent and not cached when the retry path also fails", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(500, HEADERS.cached).end("x"), {
    ...STAND_INS,
    retryPath: (path) => `/fresh${path}`,
  })

  expect(await visit("/a")).toMatchObject({
    status: 500,
    text: "page for broken",
    headers: { "cache-control": "no-store" },
  })
})

test("an uncached page and an API request return 503 with Retry-After when Next is unavailable", async () => {
  const { visit, stopNext } = await startFront((_, response) => response.end(), STAND_INS)
  stopNext()

  const headers = { "retry-after": "5" }
  expect(await visit("/a")).toMatchObject({ status: 503, text: "page for gone", headers })
  expect(await visit("/api/a", {}, "POST", "x")).toMatchObject({ status: 503, text: "Service Unavailable\n", headers })
})

test("all visitors who wait for the same page get a 503 when Next is unavailable", async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const send = vi.fn(() => promise)
  const route = vi.fn(() => ({ kind: "page", path: "/sv/a" }) as const)
  const { visit } = await startFront(() => {}, { ...STAND_INS, route, upstream: { send, close: async () => {} } })

  const visits = Promise.all([visit("/a"), visit("/a"), visit("/a")])
  await expect.poll(() => route.mock.calls.length).toBe(3)
  reject(new Error("connect ECONNREFUSED"))

  expect((await visits).map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(
    Array(3).fill([503, "5"]),
  )
  expect(send).toHaveBeenCalledOnce()
})

test("a JSON error of an API route is returned unchanged, and an HTML error page of an API route is replaced by a short text", async () => {
  const { visit } = await startFront(({ url }, response) => {
    if (url === "/api/a") response.writeHead(500, { "content-type": "application/json" }).end('{"message":"no"}')
    else response.writeHead(500, HEADERS.fresh).end(createPage("a page"))
  }, STAND_INS)

  expect(await visit("/api/a")).toMatchObject({ status: 500, text: '{"message":"no"}' })
  expect(await visit("/api/b")).toMatchObject({ status: 500, text: "Internal Server Error\n" })
})

test("a response from an upstream server is passed on unchanged, including the Content-Security-Policy", async () => {
  const body = Buffer.from([0, 255, 1, 128, ...Buffer.from(PLACEHOLDER)])
  const { visit } = await startFront(
    (_, response) =>
      response
        .writeHead(200, { "content-type": "image/svg+xml", "content-security-policy": "sandbox", etag: '"x"' })
        .end(body),
    { route: () => ({ kind: "foreign" }) },
  )
  const reply = await visit("/-/media/a.svg", { "accept-encoding": "br" })

  expect(reply.body).toEqual(body)
  expect(reply.headers).toMatchObject({ "content-security-policy": "sandbox", etag: '"x"' })
  expect(reply.headers).not.toHaveProperty("content-encoding")
})

test("immutable files are cached and compressed once, and URLs with a query are not cached", async () => {
  const { visit, requested } = await startFront(({ url }, response) => {
    response
      .writeHead(200, { "content-type": "text/javascript", "cache-control": "public, max-age=31536000" })
      .end(`${url}${LONG}`)
  })
  const first = await visit("/_next/a.js", { "accept-encoding": "br" })
  await visit("/_next/a.js", { "accept-encoding": "br" })
  expect(requested).toHaveLength(1)
  expect(brotliDecompressSync(first.body).toString()).toBe(`/_next/a.js${LONG}`)

  for (let time = 0; time < 2; time += 1) await visit("/_next/a.js?a=1")
  expect(requested).toHaveLength(3)
})

const SCRIPT = { "content-type": "text/javascript", "cache-control": "public, max-age=31536000" }

test.each([
  ["a file", "/_next/a.css", SCRIPT],
  ["a page", "/a", HEADERS.cached],
])("a GET request for %s after a HEAD request returns the complete body", async (_, path, headers) => {
  const { visit } = await startFront((_request, response) => response.writeHead(200, headers).end(createPage(LONG)))

  const head = await visit(path, {}, "HEAD")
  const whole = await visit(path)

  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", String(whole.body.length)])
  expect(whole.text).toContain(LONG)
})

test("simultaneous HEAD and GET requests both get their response", async () => {
  const { visit, requested } = await startFront((_, response) => {
    setTimeout(() => response.writeHead(200, SCRIPT).end(LONG), 20)
  })

  const [head, whole] = await Promise.all([visit("/_next/a.js", {}, "HEAD"), visit("/_next/a.js")])

  expect([head.text, whole.text, requested.length]).toEqual(["", LONG, 1])
})

test.each([
  ["a short response", "ok"],
  ["a long response", LONG.repeat(100)],
])("a HEAD request for %s with no-store returns headers only", async (_, text) => {
  const headers = { "content-type": "text/plain", "cache-control": "no-store" }
  const { port } = await startFront(({ method }, response) => {
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : text)
  })

  expect(await readRaw(port, "HEAD /api/a HTTP/1.1")).toMatch(HEAD_ONLY)
})

const HEAD_ONLY = /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s

async function readRaw(port: number, line: string): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  socket.write(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return await text(socket)
}

test("a response to a request with an Authorization header is not cached, and a Refresh header is removed", async () => {
  const { visit, requested } = await startFront(({ url = "" }, response) => {
    const isFile = url.startsWith("/_next/")
    const headers = isFile
      ? { "content-type": "text/javascript", "cache-control": "public, max-age=31536000" }
      : { ...HEADERS.cached, refresh: "0; url=https://elsewhere.example" }
    response.writeHead(200, headers).end(isFile ? LONG : createPage(""))
  })

  for (let time = 0; time < 2; time += 1) await visit("/_next/own.js", { authorization: "Bearer one" })
  expect(requested).toHaveLength(2)
  expect((await visit("/")).headers).not.toHaveProperty("refresh")
})

test("a POST request reaches Next with unchanged headers and body, and the response keeps its cookies", async () => {
  const { visit, requested } = await startFront((request, response) => {
    const chunks: Buffer[] = []
    request
      .on("data", (chunk) => chunks.push(chunk))
      .on("end", () => {
        response
          .writeHead(201, {
            "content-type": "application/json",
            "set-cookie": ["a=1", "b=2"],
            "cache-control": "max-age=9",
          })
          .end(JSON.stringify({ method: request.method, body: Buffer.concat(chunks).toString() }))
      })
  })
  const reply = await visit("/api/a", { cookie: "c=3", "content-type": "text/plain" }, "POST", "what I say")

  expect(JSON.parse(reply.text)).toEqual({ method: "POST", body: "what I say" })
  expect(reply.headers["set-cookie"]).toEqual(["a=1", "b=2"])
  expect(requested[0]?.headers).toMatchObject({ cookie: "c=3", "content-type": "text/plain" })
})

test("a visitor who disconnects while sending a request body is not reported as a failure", async () => {
  const [arrived, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { visit, reports, port } = await startFront((request, response) => {
    if (request.method === "GET") return response.end("x")
    request.once("close", gone.resolve).resume()
    arrived.resolve()
  })
  const sending = request({ port, path: "/api/a", method: "POST", headers: { "content-length": "10" } })
  sending.on("error", () => {}).write("half")
  await arrived.promise
  sending.destroy()
  await gone.promise

  expect((await visit("/api/a")).status).toBe(200)
  expect(reports).toEqual([])
})

test("the nonce placeholder is replaced in React Server Component data, and the response has no Content-Security-Policy", async () => {
  const { visit } = await startFront((_, response) =>
    response
      .writeHead(200, { "content-type": "text/x-component", "cache-control": "s-maxage=60" })
      .end(`0:${PLACEHOLDER}`),
  )
  const reply = await visit("/a", { rsc: "1" })

  expect(reply.text).toBe(`0:${"0".repeat(PLACEHOLDER.length)}`)
  expect(reply.headers).not.toHaveProperty("content-security-policy")
})

test("internal headers sent by a visitor are replaced or removed before the request reaches Next", async () => {
  const { visit, requested } = await startFront((_, response) => response.end("x"))
  await visit("/api/a", { "x-forecourt-front": "guess", "x-forecourt-route": "/edit/sv" })

  expect(requested[0]?.headers["x-forecourt-front"]).toBe(SECRET)
  expect(requested[0]?.headers).not.toHaveProperty("x-forecourt-route")
})

test("a stray percent sign in a URL is encoded", async () => {
  const { visit, requested } = await startFront((_, response) => response.end("x"))
  await visit("/api/%zz")

  expect(requested[0]?.path).toBe("/api/%25zz")
})

test("a response that the route function returns is sent with the default headers and without a request to Next", async () => {
  const headers = new Headers({ location: "/ny" })
  headers.append("set-cookie", "a=1")
  headers.append("set-cookie", "b=2")
  const { visit, requested } = await startFront((_, response) => response.end(), {
    route: () => ({ kind: "response", response: new Response("gone", { status: 308, headers }) }),
    headers: ({ isEncrypted }) => ({ "x-standing": String(isEncrypted) }),
  })
  const reply = await visit("/a")

  expect(requested).toEqual([])
  expect(reply).toMatchObject({
    status: 308,
    text: "gone",
    headers: { location: "/ny", "set-cookie": ["a=1", "b=2"], "x-standing": "false" },
  })
})

test("front.warm caches a page, and front.page returns a page that no visitor has requested", async () => {
  const { front, visit, requested } = await startFront((_, response) =>
    response.writeHead(200, HEADERS.cached).end(createPage("home")),
  )
  expect(front.hasPages()).toBe(false)
  expect(await front.warm({ path: "/", headers: { host: "localhost" } }, "/sv/")).toBe(true)
  await visit("/")
  expect(requested).toHaveLength(1)

  const page = await front.page({ path: "/404", headers: {} }, "/sv/404")
  expect(page?.body.toString()).toContain("home")
  expect(page?.policy).toContain("sha256-")
})

test.each([
  [200, HEADERS.cached, true],
  [200, HEADERS.fresh, true],
  [404, HEADERS.fresh, true],
  [500, HEADERS.fresh, false],
])("for a page with status %i and the headers %j, front.warm returns %s", async (status, headers, canBeHad) => {
  const { front } = await startFront((_, response) => response.writeHead(status, headers).end(createPage("home")))

  expect(await front.warm({ path: "/", headers: { host: "localhost" } }, "/sv/")).toBe(canBeHad)
})

test("front.warm returns true for a failing page if the page renders successfully at the retry path", async () => {
  const { front, visit } = await startFront(
    ({ headers }, response) => {
      const isOther = String(headers["x-forecourt-route"]).startsWith("/fresh")
      response.writeHead(isOther ? 200 : 500, HEADERS.fresh).end(createPage("home"))
    },
    { retryPath: (path) => `/fresh${path}` },
  )

  expect(await front.warm({ path: "/", headers: { host: "localhost" } }, "/sv/")).toBe(true)
  expect((await visit("/")).text).toContain("home")
})

test("when the site's route function throws an error, the visitor gets an empty 500 response, and later requests are served", async () => {
  let isBroken = true
  const { visit, reports } = await startFront((_, response) => response.end("x"), {
    route: () => {
      if (isBroken) throw new Error("a fault")
      return { kind: "pass" }
    },
  })

  expect(await visit("/a")).toMatchObject({ status: 500, text: "" })
  expect(reports).toMatchObject([{ event: "front-failed", message: "a fault", path: "/a" }])
  isBroken = false
  expect((await visit("/api/a")).status).toBe(200)
})

test("a HEAD request for an endless response gets the headers, and the upstream response is closed", async () => {
  const { port, open } = await startEndless({ "content-type": "text/plain", "cache-control": "no-store" })

  expect(await readRaw(port, "HEAD /api/a HTTP/1.1")).toMatch(HEAD_ONLY)
  await expect.poll(() => open[0]?.destroyed).toBe(true)
})

async function startEndless(headers: Record<string, string>) {
  const open: ServerResponse[] = []
  const started = await startFront((_, response) => {
    response.writeHead(200, headers)
    response.write(": there\n\n")
    open.push(response)
  })
  const begin = (path: string, accept: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const visiting = get({ port: started.port, path, headers: { accept } }, resolve)
      visiting.once("error", reject)
      onTestFinished(() => void visiting.destroy())
    })
  return { ...started, open, begin }
}

const EVENTS = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" }

test.each([
  ["text/event-stream", EVENTS],
  ["*/*", EVENTS],
  ["*/*", { "content-type": "application/octet-stream", "cache-control": "no-store" }],
])(
  "for Accept %s and the headers %j, an endless response does not block a second request for the same URL",
  async (accept, headers) => {
    const { begin, requested } = await startEndless(headers)

    const [first, second] = [await begin("/api/a", accept), await begin("/api/a", accept)]

    expect([first.statusCode, second.statusCode, requested.length]).toEqual([200, 200, 2])
  },
)

test.each(["text/event-stream", "*/*"])(
  "a hundred open event streams requested with Accept %s do not block further requests",
  async (accept) => {
    const { begin, open } = await startEndless(EVENTS)

    for (let n = 0; n < 100; n++) await begin(`/api/${n}`, accept)
    const other = await begin("/api/other", "*/*")

    expect([other.statusCode, open.length]).toEqual([200, 101])
  },
)

test("an event stream is passed on unchanged over a separate connection, which closes when the visitor disconnects", async () => {
  const { begin, open, requested } = await startEndless({ ...EVENTS, "x-accel-buffering": "no" })
  const visitor = await begin("/api/a", "text/event-stream")
  const chunks = visitor[Symbol.asyncIterator]()

  expect(String((await chunks.next()).value)).toBe(": there\n\n")
  open[0]?.write("data: å\n\n")
  expect(String((await chunks.next()).value)).toBe("data: å\n\n")
  expect(visitor.headers).toMatchObject({ ...EVENTS, "x-accel-buffering": "no" })
  expect(visitor.headers["content-encoding"]).toBeUndefined()
  expect(requested[0]?.headers.connection).toBe("close")
  const left = new Promise((resolve) => open[0]?.once("close", resolve))
  visitor.destroy()
  await left
})

test("a page that the route function marks as 404 is cached and sent with status 404", async () => {
  const { visit, requested } = await startFront(
    (_, response) => response.writeHead(200, HEADERS.cached).end(createPage(LONG)),
    {
      route: ({ path }) => ({ kind: "page", path: "/sv/car", ...(path === "/missing" && { status: 404 }) }),
    },
  )
  const [missing, again, there] = [await visit("/missing"), await visit("/missing"), await visit("/car")]

  expect([missing, again, there].map(({ status, headers }) => [status, headers["x-robots-tag"]])).toEqual([
    [404, "noindex"],
    [404, "noindex"],
    [200, undefined],
  ])
  expect(new Set([missing, again, there].map(({ text }) => text)).size).toBe(1)
  expect(requested).toHaveLength(1)
  const known = await visit("/missing", { "if-none-match": String(missing.headers.etag) })
  expect(known.status).toBe(404)
})

test("an uncacheable page is sent with the status set by the route function", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(200, HEADERS.fresh).end(createPage("")), {
    route: () => ({ kind: "page", path: "/sv/car", status: 410 }),
  })

  expect((await visit("/gone")).status).toBe(410)
})

function sendRaw(port: number, head: string, sent = "") {
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nConnection: close\r\n\r\n${sent}`))
  return text(socket)
}

const page: RequestListener = (_, response) => void response.writeHead(200, HEADERS.cached).end(createPage(LONG))

test.each([
  ["gzip, br", "br"],
  ["gzip;q=0.9, br;q=0.1", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0", undefined],
  ["*;q=0", undefined],
  ["identity, gzip;q=0.5", undefined],
  ["", undefined],
  ["x-gzip-not", undefined],
])("for Accept-Encoding %j, the Content-Encoding of a page is %s", async (accepted, encoding) => {
  const { visit } = await startFront(page)
  const { status, headers } = await visit("/", { "accept-encoding": accepted })

  expect([status, headers["content-encoding"]]).toEqual([200, encoding])
})

test.each(["identity;q=0", "identity;q=0, *;q=0", "identity;q=0.0, gzip;q=0, br;q=0", "deflate, identity;q=0"])(
  "a page request with Accept-Encoding %j returns 406",
  async (accepted) => {
    const { visit } = await startFront(page)

    expect((await visit("/", { "accept-encoding": accepted })).status).toBe(406)
  },
)

test("a response with Cache-Control: no-transform is not compressed, whether the response is cached or not", async () => {
  const { visit } = await startFront(({ url = "" }, response) => {
    const control = url.includes("kept") ? "max-age=60, No-Transform" : "no-store, no-transform"
    response.writeHead(200, { "content-type": "text/css", "cache-control": control }).end(LONG)
  })

  for (const path of ["/_next/kept.css", "/_next/kept.css", "/_next/other.css"]) {
    const { headers, text } = await visit(path, { "accept-encoding": "gzip" })
    expect([headers["content-encoding"], text], path).toEqual([undefined, LONG])
  }
})

test.each(["/", "/_next/a.js", "/api/a"])("a range request for %s gets the complete response", async (path) => {
  const { visit, requested } = await startFront(page)
  const { status, text } = await visit(path, { range: "bytes=0-3", "if-range": '"a"' })

  expect([status, text.includes(LONG)]).toEqual([200, true])
  expect(requested[0]?.headers).not.toHaveProperty("range")
  expect(requested[0]?.headers).not.toHaveProperty("if-range")
})

test("the Range header is passed on to another server, except for HEAD requests", async () => {
  const { visit, requested } = await startFront(page, { route: () => ({ kind: "foreign" }) })
  const headers = { range: "bytes=0-3" }
  await visit("/a.mp4", headers)
  await visit("/a.mp4", headers, "HEAD")

  expect(requested[0]?.headers).toMatchObject(headers)
  expect(requested[1]?.headers).not.toHaveProperty("range")
})

test("revalidation with a 304 updates the headers of a cached response", async () => {
  const clock = stopClock()
  let version = "one"
  const { visit } = await startFront(({ headers }, response) => {
    const sent = { ...HEADERS.cached, etag: '"a"', "x-version": version }
    if (headers["if-none-match"] === '"a"') response.writeHead(304, sent).end()
    else response.writeHead(200, sent).end(createPage(LONG))
  })
  await visit("/")
  version = "two"
  clock.pass(6000)
  await visit("/")

  await vi.waitFor(async () => expect((await visit("/")).headers["x-version"]).toBe("two"))
  expect((await visit("/")).text).toContain(LONG)
})

test("a request with an absolute URL is handled for the host in that URL", async () => {
  const { port, requested } = await startFront(page)
  const reply = await sendRaw(port, "GET http://other.example:80/a?b=1 HTTP/1.1\r\nHost: localhost")

  expect(reply).toMatch(/^HTTP\/1.1 200 OK/)
  expect(requested[0]).toMatchObject({ path: "/a?b=1", headers: { host: "other.example:80" } })
})

test.each([
  "Host: localhost\r\nHost: other.example",
  "Host: a b",
  "Host: other.example/path?x",
  "Host: someone@other.example",
  "Host: localhost:99999",
])("a request with the headers %j returns 400", async (host) => {
  const { port, requested } = await startFront(page)

  expect(await sendRaw(port, `GET / HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1.1 400 /)
  expect(requested).toEqual([])
})

test.each(["http://localhost:99999/", "http://someone@localhost/"])(
  "a request with the absolute URL %s, which has an invalid host, returns 400",
  async (target) => {
    const { port, requested } = await startFront(page)

    expect(await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost`)).toMatch(/^HTTP\/1.1 400 /)
    expect(requested).toEqual([])
  },
)

test.each([
  ["POST", 405],
  ["GET", 405],
  ["HEAD", 405],
  ["PROPFIND", 400],
])(
  "a 405 response to %s has an Allow header with the methods that Next returns for OPTIONS",
  async (method, status) => {
    const { visit } = await startFront((request, response) => {
      if (request.method === "OPTIONS") response.writeHead(204, { allow: "GET, HEAD" }).end()
      else response.writeHead(status).end()
    })
    const reply = await visit("/api/a", {}, method)

    expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"])
  },
)

test("a 400 response from Next is passed on as 400", async () => {
  const { visit } = await startFront((_, response) => response.writeHead(400).end())

  expect((await visit("/api/a", {}, "POST")).status).toBe(400)
})

test.each([
  ['"other"', 412],
  ["*", 200],
])("a request for a cached page with If-Match %s returns the status %i", async (version, status) => {
  const { visit } = await startFront(page)
  await visit("/")

  expect((await visit("/", { "if-match": version })).status).toBe(status)
})

test("OPTIONS * returns the methods that the server supports", async () => {
  const { port, requested } = await startFront(page)

  expect(await sendRaw(port, "OPTIONS * HTTP/1.1\r\nHost: localhost")).toMatch(
    /^HTTP\/1.1 204 .*\r\nallow: GET, HEAD/is,
  )
  expect(await sendRaw(port, "GET * HTTP/1.1\r\nHost: localhost")).toMatch(/^HTTP\/1.1 400 /)
  expect(requested).toEqual([])
})

test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "TRACE"])("%s on a page returns 405", async (method) => {
  const { visit, requested } = await startFront(page)
  const { status, headers } = await visit("/", {}, method)

  expect([status, headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"])
  expect(requested).toEqual([])
})

test("OPTIONS on a page lists the allowed methods", async () => {
  const { visit } = await startFront(page)
  const { status, headers } = await visit("/", {}, "OPTIONS")

  expect([status, headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"])
})
