import { gzipSync } from "node:zlib"
import { expect, onTestFinished, test } from "vitest"
import { type Handler, startWatchedServer } from "../../test/watched-server.ts"
import { contentHealth, noteRefusal } from "../content/content-health.ts"
import type { AnswerOptions } from "./answer-page.ts"
import { createMemory } from "./memory.ts"

const HTML = { "content-type": "text/html; charset=utf-8" }
const TEXT = "Norrvik tar hand om bilen. ".repeat(100)
const SCRIPT = 'self.__next_f.push([1,"0"])'

const page =
  (body: string, status = 200, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, { ...HTML, ...headers }).end(body)

/** A server whose handler's answers are watched, and how it is asked. */
async function serve(handler: Handler, options: Partial<AnswerOptions> = {}) {
  const { port } = await startWatchedServer(handler, options)
  return (path: string, { headers = {}, method = "GET" }: { headers?: Record<string, string>; method?: string } = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { "accept-encoding": "identity", ...headers } })
}

const kept = (body: string) => ({
  find: async () => ({ body: Buffer.from(body), policy: "default-src 'self'; object-src 'none'" }),
  readAll: async () => true,
})

test.each(["/-/media/a.svg", "/sitecore/api/a", "/SITECORE/service/a"])(
  "what the platform says at %s is passed on with its own headers",
  async (path) => {
    const ask = await serve(page(TEXT, 200, { "content-security-policy": "default-src 'none'" }))

    const { headers } = await ask(path, { headers: { "accept-encoding": "br" } })

    expect(headers.get("content-security-policy")).toBe("default-src 'none'")
    expect(headers.get("content-encoding")).toBeNull()
  },
)

test("what comes packed is sent as it is", async () => {
  const ask = await serve((_, response) => {
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipSync(TEXT))
  })

  const response = await ask("/", { headers: { "accept-encoding": "gzip, br" } })

  expect(response.headers.get("content-encoding")).toBe("gzip")
  expect(await response.text()).toBe(TEXT)
})

test("a page that is missing without a word is the content platform's page for that, too", async () => {
  const ask = await serve((_, response) => response.writeHead(404).end(), { errorPages: kept("missing") })

  const response = await ask("/saknas")

  expect([response.status, await response.text()]).toEqual([404, "missing"])
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
})

test("what the framework tells its own kind goes no further", async () => {
  const inner = {
    "x-middleware-rewrite": "/sv",
    "x-nextjs-prerender": "1",
    "x-nextjs-stale-time": "300",
    "x-nextjs-matched-path": "/[lang]",
  }
  const ask = await serve(page(TEXT, 200, inner))

  const { headers } = await ask("/")

  expect([...headers.keys()].filter((name) => name in inner)).toEqual([])
})

test("the framework's own error is a few words of ours, which speak of no other body and are not kept", async () => {
  const old = {
    etag: '"old"',
    "last-modified": "Sat, 21 Nov 2026 10:00:00 GMT",
    "x-nextjs-cache": "HIT",
    "cache-control": "s-maxage=60",
  }
  const ask = await serve(page("<p>framework</p>", 400, old))

  const response = await ask("/verkstad")

  expect([response.status, await response.text()]).toEqual([400, "Bad Request\n"])
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("no-store")
  for (const name of ["etag", "last-modified", "x-nextjs-cache"]) expect(response.headers.get(name), name).toBeNull()
})

test("a page in another's place carries its own policy and version, and may be asked for again", async () => {
  const old = {
    etag: '"old"',
    "last-modified": "Sat, 21 Nov 2026 10:00:00 GMT",
    "x-nextjs-cache": "HIT",
    "cache-control": "s-maxage=60",
  }
  const ask = await serve(page("framework", 404, old), { errorPages: kept("missing") })

  const { headers } = await ask("/saknas")

  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": "default-src 'self'; object-src 'none'",
    "x-robots-tag": "noindex",
    etag: '"_6Y1g9-mcGuH0oS4aw1pOhYeSECq0sXPa10nw7liH30"',
  })
  for (const name of ["last-modified", "x-nextjs-cache"]) expect(headers.get(name), name).toBeNull()
})

test("a page that was drawn again after all may be found by search engines, and is kept by nobody", async () => {
  const ask = await serve(page("framework", 500), {
    fetchSafely: async () => ({ body: Buffer.from("safe"), policy: "" }),
  })

  const { status, headers } = await ask("/verkstad")

  expect([status, headers.get("x-robots-tag"), headers.get("cache-control")]).toEqual([200, null, "no-store"])
})

test("a missing page is not drawn again with every island on its own", async () => {
  let asked = 0
  const fetchSafely = async () => {
    asked += 1
    return { body: Buffer.from("safe"), policy: "" }
  }
  const missing = await serve(page("framework", 404), { fetchSafely, errorPages: kept("missing") })
  expect((await missing("/saknas")).status).toBe(404)

  const refused = await serve(
    (request, response) => {
      noteRefusal()
      page("framework", 500)(request, response)
    },
    { fetchSafely, errorPages: kept("broken") },
  )
  expect((await refused("/verkstad")).status).toBe(500)
  expect(asked).toBe(0)
})

test("the last words in place of a page load nothing and stand in no foreign frame", async () => {
  const ask = await serve(page("framework", 500))

  expect((await ask("/")).headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'self'")
})

test("who asks for the headers of a page alone is told no policy of a body that is not there", async () => {
  const ask = await serve(page("", 200, { etag: '"a"' }))

  expect((await ask("/", { method: "HEAD" })).headers.get("content-security-policy")).toBeNull()
})

test("a missing page is answered to who asks for its headers alone", async () => {
  const ask = await serve(page("", 404), { errorPages: kept("missing") })

  const { status, headers } = await ask("/saknas", { method: "HEAD" })

  expect([status, headers.get("content-length")]).toEqual([404, "7"])
})

test("only a page that was there says that the site serves pages", async () => {
  const missing = await serve(page("framework", 404), { isInner: true })
  await missing("/404")
  expect(contentHealth().hasServed).toBe(false)

  const there = await serve(page(TEXT))
  await there("/")
  expect(contentHealth().hasServed).toBe(true)
})

test("two versions of a page have two policies, and one that editors frame is worked out each time", async () => {
  let script = SCRIPT
  let headers: Record<string, string> = { etag: '"a"' }
  const ask = await serve((request, response) => page(`<script>${script}</script>`, 200, headers)(request, response))
  const policy = async () => (await ask("/")).headers.get("content-security-policy")

  const first = await policy()
  script = `${SCRIPT.slice(0, -3)}1"])`
  expect(await policy()).toBe(first)
  headers = { etag: '"b"' }
  expect(await policy()).not.toBe(first)

  headers = { etag: '"b"', "content-security-policy": "frame-ancestors 'self' https://editor.example" }
  expect(await policy()).toContain("frame-ancestors 'self' https://editor.example")
  headers = { etag: '"b"' }
  expect(await policy()).not.toContain("editor.example")
})

test("health, interfaces and the framework's files answer for themselves", async () => {
  const ask = await serve(page("framework", 500), { errorPages: kept("broken") })

  for (const path of ["/healthz", "/api/stories", "/_next/data"]) {
    expect(await (await ask(path, { headers: { accept: "text/html" } })).text(), path).toBe("Internal Server Error\n")
  }
  expect(await (await ask("/healthzone")).text()).toBe("broken")
})

test("an answer that cannot be finished is a failure without words", async () => {
  const log = console.error
  console.error = () => {}
  onTestFinished(() => {
    console.error = log
  })
  const ask = await serve(page("framework", 404), {
    errorPages: { find: () => Promise.reject(new Error("no memory")), readAll: async () => true },
  })

  const response = await ask("/saknas")

  expect([response.status, await response.text()]).toEqual([500, ""])
})

test("what others wrote of who may be told apart stays, and how a body is packed is added", async () => {
  const ask = await serve(page(TEXT, 200, { vary: "rsc" }))

  expect((await ask("/")).headers.get("vary")).toBe("rsc, Accept-Encoding")
})

test("a body just long enough is packed, a shorter one is not", async () => {
  const packed = async (length: number) => {
    const ask = await serve(page("a".repeat(length)))
    return (await ask("/", { headers: { "accept-encoding": "br" } })).headers.get("content-encoding")
  }

  expect([await packed(1023), await packed(1024)]).toEqual([null, "br"])
})

test("a version that is weak already is named once, and its packed body found again", async () => {
  const ask = await serve(page(TEXT, 200, { etag: 'W/"a"' }))
  const etag = async (encoding: string) =>
    (await ask("/", { headers: { "accept-encoding": encoding } })).headers.get("etag")

  expect([await etag("br"), await etag("br"), await etag("identity")]).toEqual(['W/"a"', 'W/"a"', 'W/"a"'])
})

test("a packed file is kept once, whether its version is called weak or not", async () => {
  const memory = createMemory()
  let etag = '"a"'
  const file: Handler = (_, response) => response.writeHead(200, { "content-type": "text/css", etag }).end(TEXT)
  const ask = await serve(file, { memory })
  const bytesAfter = async () => {
    await ask("/styles/a.css", { headers: { "accept-encoding": "br" } })
    return memory.bytes
  }

  const once = await bytesAfter()
  // An entry weighs 4096 itself.
  expect(once).toBeGreaterThan(4096)
  etag = 'W/"a"'
  expect(await bytesAfter()).toBe(once)
})
