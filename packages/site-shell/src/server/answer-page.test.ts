import { type IncomingMessage, request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { type Handler, startWatchedServer } from "../../test/watched-server.ts"
import { noteRefusal, noteTrouble } from "../content/content-health.ts"
import type { AnswerOptions } from "./answer-page.ts"
import type { ErrorPage } from "./error-pages.ts"
import { createMemory } from "./memory.ts"

const TEXT = "Norrvik tar hand om bilen. ".repeat(100)
const page = (body: string, status = 200, headers: Record<string, string> = {}): Handler => {
  return (_, response) => {
    response.statusCode = status
    response.setHeader("content-type", "text/html; charset=utf-8")
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  }
}

interface Answered {
  status: number
  headers: IncomingMessage["headers"]
  body: string
}

/** A server whose handler's answers are watched. */
async function serve(handler: Handler, options: Partial<AnswerOptions> = {}) {
  const { port, memory } = await startWatchedServer(handler, options)

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answered>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, headers, method }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const raw = Buffer.concat(chunks)
        const encoding = response.headers["content-encoding"]
        const body = encoding === "br" ? brotliDecompressSync(raw) : encoding === "gzip" ? gunzipSync(raw) : raw
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString() })
      })
        .on("error", reject)
        .end()
    })
  return { get, memory }
}

function silenceLog() {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  return log
}

const errorPage = (body: string): ErrorPage => ({ body: Buffer.from(body), policy: "default-src 'self'" })

test("every page carries its policy", async () => {
  const { get } = await serve(page(`<p>${TEXT}</p>`))

  const { headers, body } = await get("/")

  expect(headers["content-security-policy"]).toContain("script-src 'self';")
  expect(body).toBe(`<p>${TEXT}</p>`)
})

test("an injected script is kept from running, and reported without its whole text", async () => {
  const log = silenceLog()
  const { get } = await serve(page(`<script>${"steal();".repeat(50)}</script>`))

  const { headers } = await get("/verkstad?phone=0701234567")

  expect(headers["content-security-policy"]).not.toContain("sha256")
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: "script-not-known",
    path: "/verkstad",
    length: 400,
    message: "steal();".repeat(50).slice(0, 60),
  })
})

test("pages are compressed as the visitor's browser likes it", async () => {
  const { get } = await serve(page(TEXT, 200, { etag: '"a"' }))

  const brotli = await get("/", { "accept-encoding": "gzip, deflate, br" })
  const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" })
  const plain = await get("/", { "accept-encoding": "identity" })

  expect(brotli).toMatchObject({ body: TEXT, headers: { "content-encoding": "br", etag: 'W/"a"' } })
  expect(gzip).toMatchObject({ body: TEXT, headers: { "content-encoding": "gzip" } })
  expect(plain.body).toBe(TEXT)
  expect(plain.headers).toMatchObject({ etag: '"a"', vary: "Accept-Encoding" })
  expect(plain.headers).not.toHaveProperty("content-encoding")
})

test("what was worked out for a version of a page is remembered", async () => {
  const { get, memory } = await serve(page(TEXT, 200, { etag: '"a"' }))

  const first = await get("/", { "accept-encoding": "br" })
  const bytes = memory.bytes
  const second = await get("/", { "accept-encoding": "br" })

  expect(bytes).toBeGreaterThan(0)
  expect(memory.bytes).toBe(bytes)
  expect(second).toEqual({ ...first, headers: { ...first.headers, date: second.headers.date } })
})

test("a page made for one person is not remembered", async () => {
  const { get, memory } = await serve(page(TEXT))

  await get("/", { "accept-encoding": "br" })

  expect(memory.bytes).toBe(0)
})

test("scripts and styles are compressed too, pictures pass untouched", async () => {
  const file =
    (type: string): Handler =>
    (_, response) => {
      response.writeHead(200, { "content-type": type })
      response.write(TEXT.slice(0, 100))
      response.end(TEXT.slice(100))
    }
  const script = await serve(file("application/javascript; charset=UTF-8"))
  const picture = await serve(file("image/webp"))

  expect((await script.get("/_next/a.js", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br")
  const { headers, body } = await picture.get("/_next/image", { "accept-encoding": "br" })
  expect(headers).not.toHaveProperty("content-encoding")
  expect(body).toBe(TEXT)
})

test("a missing page is the content platform's page for that, in the visitor's language, with the right status", async () => {
  const { get } = await serve(page("framework", 404, { etag: '"old"', "x-middleware-rewrite": "/sv/nope" }), {
    errorPages: { find: async (kind, language) => errorPage(`${kind} ${language}`), readAll: async () => true },
  })

  const { status, headers, body } = await get("/en/nope")

  expect([status, body]).toEqual([404, "notFound en"])
  expect(headers).toMatchObject({ "x-robots-tag": "noindex", "content-type": "text/html; charset=utf-8" })
  expect(headers.etag).not.toBe('"old"')
  expect(headers).not.toHaveProperty("x-middleware-rewrite")
  expect((await get("/nope")).body).toBe("notFound sv")
})

test("a page that failed is asked for again with every island on its own", async () => {
  const asked: string[] = []
  const { get } = await serve(page("framework", 500), {
    fetchSafely: async (path) => {
      asked.push(path)
      return errorPage("the page, but for one island")
    },
  })

  expect(await get("/verkstad?a=1")).toMatchObject({ status: 200, body: "the page, but for one island" })
  expect(asked).toEqual(["/verkstad"])
})

test("a page that failed again is the content platform's page for that", async () => {
  const { get } = await serve(page("framework", 500), {
    errorPages: { find: async (kind, language) => errorPage(`${kind} ${language}`), readAll: async () => true },
  })

  const { status, headers, body } = await get("/verkstad")

  expect([status, body]).toEqual([500, "serverError sv"])
  expect(headers["cache-control"]).toBe("no-store")
})

test("a page that was refused because of the platform is not tried again", async () => {
  const refuse: Handler = (incoming, response) => {
    noteRefusal()
    page("framework", 500)(incoming, response)
  }
  const { get } = await serve(refuse, { fetchSafely: () => Promise.reject(new Error("asked in vain")) })

  expect((await get("/verkstad")).status).toBe(500)
})

test("what the platform did before, or does to others, is no reason to blame it for this page", async () => {
  const { get } = await serve(page("framework", 500), { fetchSafely: async () => errorPage("all but one island") })
  noteRefusal(Date.now() - 1000)
  noteTrouble("slow")

  expect(await get("/verkstad")).toMatchObject({ status: 200, body: "all but one island" })
})

test("when nothing else can be shown there are plain words, in the visitor's language", async () => {
  const { get } = await serve(page("framework", 500))

  expect((await get("/")).body).toContain("<h1>Sidan kunde inte visas</h1>")
  expect((await get("/en/x")).body).toContain('<a href="/en">To the home page</a>')
})

test("files that are missing get a few words, and programs their own answers", async () => {
  const { get } = await serve((incoming, response) => {
    if (incoming.url === "/api/x") response.writeHead(404, { "content-type": "application/json" }).end("{}")
    else page("framework", 404)(incoming, response)
  })

  expect(await get("/_next/static/a.js")).toMatchObject({ status: 404, body: "Not Found\n" })
  expect(await get("/old.jpg")).toMatchObject({ status: 404, body: "Not Found\n" })
  expect((await get("/old.html", { accept: "text/html" })).body).toContain("<h1>")
  expect((await get("/api/x")).body).toBe("{}")
  expect(await get("/nope", { rsc: "1" })).toMatchObject({ status: 404, body: "Not Found\n" })
  expect(await get("/nope", {}, "POST")).toMatchObject({ status: 404, body: "Not Found\n" })
})

test("the server's own requests get the answer as it is", async () => {
  const { get } = await serve(page("framework", 404), { isInner: true })

  expect(await get("/404")).toMatchObject({ status: 404, body: "framework" })
})

test("what the content platform answers through this site passes as it is", async () => {
  const policy = "default-src 'none'"
  const { get } = await serve(page("<p>Not Found</p>", 404, { "content-security-policy": policy }))

  expect(await get("/-/media/a.svg", { "accept-encoding": "br" })).toMatchObject({
    status: 404,
    body: "<p>Not Found</p>",
    headers: { "content-security-policy": policy },
  })
})

test("an unchanged page and a mere question for its headers cost no body", async () => {
  const { get } = await serve((incoming, response) => {
    if (incoming.headers["if-none-match"]) response.writeHead(304, { etag: '"a"' }).end()
    else page("", 200, { etag: '"a"' })(incoming, response)
  })

  expect(await get("/", { "if-none-match": 'W/"a"' })).toMatchObject({ status: 304, body: "" })
  expect(await get("/", {}, "HEAD")).toMatchObject({ status: 200, body: "" })
})

test("the memory forgets what was not asked for longest", () => {
  const memory = createMemory(20_000)
  for (const version of ["a", "b", "c"]) {
    memory.entry(version).policy = version
    memory.keep(version, "br", Buffer.alloc(5000))
    if (version === "b") memory.entry("a")
  }

  expect(memory.bytes).toBeLessThanOrEqual(20_000)
  expect(memory.entry("a").policy).toBe("a")
  expect(memory.entry("b").policy).toBeUndefined()
})

const SLEEPY = `<!DOCTYPE html><html data-islands="asleep"><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>${TEXT}</p></body></html>`

test("scripts of a page that may sleep do, and what wakes them may run", async () => {
  const { get, memory } = await serve(page(SLEEPY, 200, { etag: '"a"' }))

  const first = await get("/")
  const bytes = memory.bytes
  const second = await get("/", { "accept-encoding": "gzip" })
  const asked = await get("/", {}, "HEAD")

  expect(first.body).toContain('<script type="asleep" src="/_next/static/chunks/a.js" async="">')
  expect(first.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-")
  expect(second.body).toBe(first.body)
  expect(bytes).toBeGreaterThan(first.body.length)
  expect(asked.headers["content-length"]).toBe(String(Buffer.byteLength(first.body)))
})

test("a version that was first asked for without its body is whole for those who want it", async () => {
  const { get } = await serve((request, response) =>
    page(request.method === "HEAD" ? "" : SLEEPY, 200, { etag: '"a"' })(request, response),
  )

  await get("/", {}, "HEAD")

  expect((await get("/")).body).toContain(TEXT)
})

test("a page that is drawn with every island on its own does not sleep", async () => {
  const { get } = await serve(page(SLEEPY), { isSafe: true })

  expect((await get("/")).body).toBe(SLEEPY)
})
