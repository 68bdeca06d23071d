import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import { compile, readTable } from "@forecourt/redirects"
import { NextRequest } from "next/server"
import { expect, onTestFinished, test, vi } from "vitest"
import { INJECTED_SCRIPTS } from "../../../front/test/injected-scripts.ts"
import { createSessionValue, type EditingSession } from "../editing/editing-session.ts"
import { createEditorCookie } from "../editing/editor-session.ts"
import { readEnvironment } from "../environment.ts"
import { createProxy } from "./create-proxy.ts"

const config = {
  name: "se-automotive",
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  host: "norrvik.example",
  redirectsFromWww: true,
}
const table = readTable({
  site: "se-automotive",
  hosts: [{ from: "www.norrvik.example", to: "norrvik.example" }],
  groups: [
    {
      name: "Old pages",
      owner: "Web",
      reason: "They moved.",
      rules: [
        { source: "/gammal", target: "/ny" },
        { source: "/lager", target: "/kampanj" },
        { source: "/slut", status: 410 },
      ],
    },
  ],
})
const compileProxy = (editors: "before" | "after" = "after") =>
  compile({ ...table, editors }, { locales: config.languages, host: config.host, tidy: true }).toJSON()

const SECRET = "what-the-front-and-its-next-share"

const getLanguages = (path: string, isThere: boolean) =>
  isThere ? { item: { languages: [{ displayName: null, url: { path }, language: { name: "sv" } }] } } : { item: null }

interface ProxyTest {
  readonly artefact?: unknown
  readonly proxies?: string
  readonly isFronted?: boolean
  readonly isPage?: (path: string) => boolean
  /** The documents that every search finds. */
  readonly documents?: readonly object[]
  readonly environment?: Readonly<Record<string, string>>
}

async function proxyWith(redirects: object[] | null, options: ProxyTest = {}) {
  const { artefact = compileProxy(), proxies = "0", isFronted = true } = options
  const { isPage = (path) => !path.startsWith("/saknas"), documents } = options
  const searchIndexes = { stock: "stock", sites: "sites" }
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const server = createServer(async (request, response) => {
    const { query = "", variables = {} } = JSON.parse((await text(request)) || "{}")
    const errorHandling = { notFoundPagePath: "/saknad-sida" }
    if (redirects === null) response.destroy()
    else if (request.url === "/search")
      response.end(JSON.stringify({ content: documents, facet: [], total_items: 1, limit: 1, offset: 0 }))
    else if (query.includes("languages {"))
      response.end(JSON.stringify({ data: { layout: getLanguages(variables.path, isPage(variables.path)) } }))
    else response.end(JSON.stringify({ data: { site: { siteInfo: { redirects, errorHandling } } } }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = readEnvironment({
    FORECOURT_CONTENT_URL: url,
    FORECOURT_PROXIES: proxies,
    FORECOURT_EDITING_SECRET: "an-editing-secret",
    FORECOURT_FRONT_SECRET: SECRET,
    ...options.environment,
  })
  const proxy = createProxy({ ...config, ...(documents && { searchIndexes }) }, artefact, {}, environment)
  const visit = (address: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) => {
    const request = new NextRequest(new URL(address, "http://norrvik.example"), init)
    if (isFronted) request.headers.set("x-forecourt-front", SECRET)
    return proxy(request)
  }
  return { visit, url, log, secret: environment.editing.secret }
}

const redirect = (pattern: string, target: string) => ({
  pattern,
  target,
  redirectType: "REDIRECT_301",
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: "",
})

const getRewrite = (response: Response) => response.headers.get("x-middleware-rewrite")
const getLocation = (response: Response) => `${response.status} ${response.headers.get("location")}`

test("a page URL is rewritten to the internal path of the page's language", async () => {
  const { visit } = await proxyWith([])

  expect(getRewrite(await visit("/verkstad?a=1"))).toBe("http://norrvik.example/sv/verkstad")
  expect(getRewrite(await visit("/en"))).toBe("http://norrvik.example/en")
})

test("redirects of the site and of the editors apply even if one of the editors' redirects is invalid", async () => {
  const { visit, log } = await proxyWith([redirect("((", "/x"), redirect("/kampanj", "/bilar")])

  expect(getLocation(await visit("/gammal"))).toBe("308 http://norrvik.example/ny")
  expect(getLocation(await visit("/kampanj"))).toBe("301 http://norrvik.example/bilar")
  expect(String(log.mock.calls[0]?.[0])).toContain("redirects-left-out")
})

test("editors' redirects support language prefixes, patterns and query strings", async () => {
  const { visit, log } = await proxyWith([
    redirect("/en/old", "/ny"),
    { ...redirect("/lang", "/en/valda"), isLanguagePreserved: true },
    redirect("/arkiv/(.*)", "/nyheter/$1"),
    redirect("^/shop/(.*)", "/butik/$1"),
    redirect("not-found", "/kontakt"),
    redirect("/sida?id=7", "/sju"),
    { ...redirect("/tappad?id=7", "/sju"), isQueryStringPreserved: false },
    { ...redirect("/rea", "/erbjudanden"), locale: "en", redirectType: "REDIRECT_302" },
  ])

  expect(getLocation(await visit("/en/old"))).toBe("301 http://norrvik.example/ny")
  expect(getRewrite(await visit("/old"))).toBe("http://norrvik.example/sv/old")
  expect(getLocation(await visit("/en/lang"))).toBe("301 http://norrvik.example/en/valda")
  expect(getLocation(await visit("/arkiv/2020/maj"))).toBe("301 http://norrvik.example/nyheter/2020/maj")
  expect(getLocation(await visit("/en/shop/a"))).toBe("301 http://norrvik.example/butik/a")
  expect(getLocation(await visit("/not-found"))).toBe("301 http://norrvik.example/kontakt")
  expect(getLocation(await visit("/sida?id=7&a=b"))).toBe("301 http://norrvik.example/sju?id=7&a=b")
  expect(getLocation(await visit("/tappad?id=7&a=b"))).toBe("301 http://norrvik.example/sju")
  expect(getLocation(await visit("/en/rea"))).toBe("302 http://norrvik.example/erbjudanden")
  expect(getRewrite(await visit("/rea"))).toBe("http://norrvik.example/sv/rea")
  expect(log).not.toHaveBeenCalled()
})

test("a chain of the site's and the editors' redirects is combined into one redirect, and a circular redirect is reported and ignored", async () => {
  const { visit, log } = await proxyWith([redirect("/kampanj", "/bilar"), redirect("/ny", "/gammal")])

  expect(getLocation(await visit("/lager"))).toBe("301 http://norrvik.example/bilar")
  expect(getRewrite(await visit("/gammal"))).toBe("http://norrvik.example/sv/gammal")
  expect(String(log.mock.calls[0]?.[0])).toContain("/ny goes in a circle with the site's own table")
})

test("the redirect table determines whether the site's or the editors' redirects take precedence", async () => {
  const redirects = [redirect("/gammal", "/annan")]
  const [ownFirst, editorsFirst] = [
    await proxyWith(redirects),
    await proxyWith(redirects, { artefact: compileProxy("before") }),
  ]

  expect(getLocation(await ownFirst.visit("/gammal"))).toBe("308 http://norrvik.example/ny")
  expect(getLocation(await editorsFirst.visit("/gammal"))).toBe("301 http://norrvik.example/annan")
})

test("while the platform is down, the redirects in the site's table still work", async () => {
  const { visit } = await proxyWith(null)

  expect(getLocation(await visit("/gammal"))).toBe("308 http://norrvik.example/ny")
  expect(getRewrite(await visit("/kampanj"))).toBe("http://norrvik.example/sv/kampanj")
})

test("changed redirects of editors are loaded in the background after one minute", async () => {
  const redirects = [redirect("/kampanj", "/bilar")]
  const { visit } = await proxyWith(redirects)
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  const began = Date.parse("2026-11-21T10:00:00Z")
  const visitAt = async (ms: number) => {
    clock.mockReturnValue(began + ms)
    return getLocation(await visit("/kampanj"))
  }
  const [oldTarget, newTarget] = ["301 http://norrvik.example/bilar", "301 http://norrvik.example/erbjudanden"]
  expect(await visitAt(0)).toBe(oldTarget)

  redirects[0] = redirect("/kampanj", "/erbjudanden")

  expect(await visitAt(60_000)).toBe(oldTarget)
  expect(await visitAt(60_001)).toBe(oldTarget)
  await expect.poll(() => visitAt(60_002)).toBe(newTarget)
})

test("the www host redirects to the bare host and keeps the path [spec 1 §2 www]", async () => {
  const { visit } = await proxyWith([], { proxies: "1" })
  const headers = { host: "inner", "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }

  expect(getLocation(await visit("/gammal?a=1", { headers }))).toBe("308 https://norrvik.example/ny?a=1")
  expect(getLocation(await visit("/", { headers: { host: "www.norrvik.example:3210" } }))).toBe(
    "308 http://norrvik.example:3210/",
  )
  expect(getLocation(await visit("/gammal", { headers: { ...headers, "x-forwarded-host": "norrvik.example" } }))).toBe(
    "308 https://norrvik.example/ny",
  )
})

test("without a trusted proxy, a forged X-Forwarded-Host header is ignored", async () => {
  const { visit } = await proxyWith([])
  const headers = { host: "norrvik.example", "x-forwarded-host": "www.norrvik.example", "x-forwarded-proto": "https" }

  expect(getRewrite(await visit("/", { headers }))).toBe("http://norrvik.example/sv")
  expect(getLocation(await visit("/gammal", { headers }))).toBe("308 http://norrvik.example/ny")
})

test("requests for the platform's paths are forwarded to the platform [spec 1 §2 platform-paths.api]", async () => {
  const { visit, url } = await proxyWith([])

  const response = await visit("/sitecore/api/graph/edge", { method: "POST", body: "{}" })

  expect([response.status, getRewrite(response)]).toEqual([200, null])
  expect(await response.json()).toHaveProperty("data.site.siteInfo.redirects")
  expect(JSON.stringify([...response.headers])).not.toContain(url)
})

test("a request with an editing session is rewritten to the editing path and is not cached", async () => {
  const { visit, secret } = await proxyWith([])
  const session: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path: "/verkstad" }
  const headers = {
    cookie: `fc-editing=${createSessionValue(session, secret)}`,
    "content-security-policy": "script-src 'nonce-a'",
  }

  const response = await visit("/verkstad", { headers })

  expect(getRewrite(response)).toBe("http://norrvik.example/edit/sv/verkstad")
  expect(response.headers.get("cache-control")).toBe("private, no-store")
  expect(response.headers.get("x-robots-tag")).toBe("noindex")
  // Next uses the policy of the response as that of the request, and reads the nonce from it.
  expect(response.headers.get("content-security-policy")).toMatch(
    /^script-src 'nonce-a'; frame-ancestors 'self' https:/,
  )
  expect(getRewrite(await visit("/", { headers }))).toBe("http://norrvik.example/sv")
  expect(getRewrite(await visit("/verkstad", { headers: { cookie: "fc-editing=forged.seal" } }))).toBe(
    "http://norrvik.example/sv/verkstad",
  )
})

test("the vendor's editor can embed a page in a frame only when the page is open in that editor", async () => {
  const { visit, secret } = await proxyWith([])
  const session: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path: "/försäkring" }
  const ours = createEditorCookie(secret).split(";")[0] ?? ""
  const both = `${ours}; fc-editing=${createSessionValue(session, secret)}`
  const getPolicy = async (path: string, cookie: string) => {
    const response = await visit(path, { headers: { cookie } })
    expect(getRewrite(response)).toBe(`http://norrvik.example/edit/sv${path}`)
    return response.headers.get("content-security-policy")
  }

  expect(await getPolicy("/f%C3%B6rs%C3%A4kring", both)).toMatch(/^frame-ancestors 'self' https:/)
  expect(await getPolicy("/verkstad", both)).toBeNull()
  expect(await getPolicy("/verkstad", ours)).toBeNull()
})

test("on a site without an editor, a request with an old editing session shows the live page", async () => {
  const { visit, secret } = await proxyWith([], { environment: { FORECOURT_AUTHORING_TOKEN: "" } })
  const response = await visit("/verkstad", { headers: { cookie: createEditorCookie(secret).split(";")[0] ?? "" } })

  expect(getRewrite(response)).toBe("http://norrvik.example/sv/verkstad")
})

test("a block update from the design library is forwarded to the page in a header, and a forged header is removed", async () => {
  const { visit, secret } = await proxyWith([])
  const path = "/component-library/render"
  const session: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path, block: { uid: "b-1" } }
  const cookie = `fc-editing=${createSessionValue(session, secret)}`
  const forged = { cookie, "x-forecourt-update": "forged" }
  const send = (headers: Record<string, string>) =>
    visit(path, { method: "POST", body: '{"uid":"b-1"}', headers: { "content-type": "application/json", ...headers } })
  const getUpdate = (response: Response) => response.headers.get("x-middleware-request-x-forecourt-update")

  const sent = await send({ ...forged, "sec-fetch-site": "same-origin" })

  expect(getRewrite(sent)).toBe(`http://norrvik.example/edit/sv${path}`)
  expect(getUpdate(sent)).toBe(encodeURIComponent('{"uid":"b-1"}'))
  expect(sent.headers.get("content-security-policy")).toMatch(/^frame-ancestors 'self' https:/)
  expect((await send({ ...forged, "sec-fetch-site": "cross-site" })).status).toBe(403)
  const looked = await visit(path, { headers: forged })
  expect([getRewrite(looked), getUpdate(looked)]).toEqual([`http://norrvik.example/edit/sv${path}`, null])
  expect(looked.headers.get("x-middleware-override-headers")).not.toContain("x-forecourt-update")
})

test("a removed page returns 410", async () => {
  const { visit } = await proxyWith([])

  const response = await visit("/slut")

  expect([response.status, response.body, response.headers.get("x-middleware-next")]).toEqual([410, null, null])
})

test("a file URL such as /favicon.ico is rewritten to the files route, and an API route of the site is not rewritten", async () => {
  const { visit } = await proxyWith([])

  expect(getRewrite(await visit("/favicon.ico"))).toBe("http://norrvik.example/api/files")
  const response = await visit("/api/revalidate")
  expect([response.headers.get("x-middleware-next"), getRewrite(response)]).toEqual(["1", null])
})

test("a visitor script such as /visitor.js is served without a rewrite", async () => {
  const { visit } = await proxyWith([])

  const response = await visit("/visitor.js")

  expect([response.status, getRewrite(response)]).toEqual([200, null])
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
})

test("a redirect for a request with an invalid Host header uses the site's own host", async () => {
  const { visit } = await proxyWith([])

  expect(getLocation(await visit("/gammal", { headers: { host: "evil.example/\\@" } }))).toBe(
    "308 http://norrvik.example/ny",
  )
})

test("behind the front proxy, a request is rewritten to the route that the front proxy has sent in a header", async () => {
  const { visit } = await proxyWith([])
  const response = await visit("/gammal", { headers: { "x-forecourt-route": "/fresh/sv/verkstad" } })

  expect(getRewrite(response)).toBe("http://norrvik.example/fresh/sv/verkstad")
  expect(response.headers.get("content-security-policy")).toBeNull()
})

test("a forged front proxy header is ignored", async () => {
  const { visit } = await proxyWith([], { isFronted: false })
  const headers = { "x-forecourt-front": "guess", "x-forecourt-route": "/edit/sv/verkstad" }

  expect(getRewrite(await visit("/verkstad", { headers }))).toBe("http://norrvik.example/fresh/sv/verkstad")
})

test("without the front proxy, a page is rendered for each request and has a unique nonce in its Content-Security-Policy", async () => {
  const { visit } = await proxyWith([], { isFronted: false })
  const responses = [await visit("/verkstad"), await visit("/verkstad")]

  const policies = responses.map(({ headers }) => headers.get("content-security-policy") ?? "")
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([\w-]{32})'/.exec(policy)?.[1])
  expect(responses.map(getRewrite)).toEqual(Array(2).fill("http://norrvik.example/fresh/sv/verkstad"))
  expect(new Set(nonces).size).toBe(2)
  expect(nonces).not.toContain(undefined)
  // Next adds the nonce in the request's policy to its scripts.
  expect(responses.map(({ headers }) => headers.get("x-middleware-request-content-security-policy"))).toEqual(policies)
  expect(policies[0]).toContain("frame-ancestors 'self'")
})

test("without the front proxy, an edited page also has a nonce and can be framed only by editors", async () => {
  const { visit, secret } = await proxyWith([], { isFronted: false })
  const session: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path: "/verkstad" }
  const response = await visit("/verkstad", {
    headers: { cookie: `fc-editing=${createSessionValue(session, secret)}` },
  })

  const policy = response.headers.get("content-security-policy") ?? ""
  expect(getRewrite(response)).toBe("http://norrvik.example/edit/sv/verkstad")
  expect(policy).toMatch(/script-src [^;]*'nonce-/)
  expect(policy).toMatch(/frame-ancestors 'self' https:/)
})

test("without the front proxy, an unknown URL returns the editors' 404 page with status 404", async () => {
  const { visit, log } = await proxyWith([], { isFronted: false })

  for (const [path, led] of [
    ["/saknas", "/fresh/sv/saknad-sida"],
    ["/en/saknas", "/fresh/en/saknad-sida"],
    ["/%zz", "/fresh/sv/saknad-sida"],
  ] as const) {
    const response = await visit(path)
    expect([response.status, getRewrite(response)], path).toEqual([404, `http://norrvik.example${led}`])
    expect(response.headers.get("x-robots-tag")).toBe("noindex")
  }
  expect((await visit("/verkstad")).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
})

test("without the front proxy, the URL of car pages without an identifier and the URL of a dealership without one return 404 [spec 2 §2.5 car-no-id, §8 car-failure.no-id site-failure.no-id]", async () => {
  const getStatus = async (path: string, document: object) => {
    const isPage = (path: string) => path.includes(",-w-,")
    const { visit } = await proxyWith([], { isFronted: false, isPage, documents: [document] })
    return (await visit(path)).status
  }
  const car = { car_id: "57", slug: "volvo" }

  expect([await getStatus("/kop-bil/bil/57/volvo", car), await getStatus("/kop-bil/bil", car)]).toEqual([200, 404])
  expect(await getStatus("/anlaggningar/malmo", { site_id: "1", slug: "malmo" })).toBe(200)
  expect(await getStatus("/anlaggningar/malmo", { slug: "malmo" })).toBe(404)
})

test("without the front proxy, a request is routed to its page even while the platform does not respond", async () => {
  const { visit, log } = await proxyWith(null, { isFronted: false })
  const response = await visit("/verkstad")

  expect([response.status, getRewrite(response)]).toEqual([200, "http://norrvik.example/fresh/sv/verkstad"])
  expect(log.mock.calls.map(([line]) => String(line)).join()).toContain("page-not-looked-up")
})

test.each(INJECTED_SCRIPTS)(
  "the script %s in the target of a redirect is encoded in the URL, and the response has no body",
  async (script) => {
    // A request target with a space is invalid; for a browser a slash between attributes means the same.
    const target = script.replaceAll(" ", "/")
    const { visit } = await proxyWith([
      redirect("/plats", `/mal/${target}`),
      redirect("/fraga", `/mal?q=${target}`),
      redirect("/kod", `javascript:${target}`),
      redirect("/data", `data:text/html,${target}`),
      redirect("/hem/(.*)", "/mal/$1"),
    ])

    for (const path of ["/plats", "/fraga", `/hem/${encodeURIComponent(script)}?q=${encodeURIComponent(script)}`]) {
      const response = await visit(path)
      expect(response.status, path).toBe(301)
      expect(response.headers.get("location"), path).toMatch(/^http:\/\/norrvik\.example\/mal[^<>"]*$/)
      expect(await response.text(), path).toBe("")
    }
    for (const path of ["/kod", "/data"]) expect((await visit(path)).headers.get("location"), path).toBeNull()
  },
)

test("in development a missing page shows the editors' 404 page until the page is created", async () => {
  vi.stubEnv("NODE_ENV", "development")
  onTestFinished(() => void vi.unstubAllEnvs())
  const pages = new Set<string>()
  const { visit } = await proxyWith([], { isFronted: false, isPage: (path) => pages.has(path) })

  const previous = await visit("/ny-sida")
  pages.add("/ny-sida")
  const after = await visit("/ny-sida")

  expect([previous.status, getRewrite(previous)]).toEqual([404, "http://norrvik.example/sv/saknad-sida"])
  expect([after.status, getRewrite(after)]).toEqual([200, "http://norrvik.example/sv/ny-sida"])
})

test("in development a new redirect in the site's table or from an editor takes effect immediately", async () => {
  vi.stubEnv("NODE_ENV", "development")
  onTestFinished(() => void vi.unstubAllEnvs())
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-redirects-")), "table.json")
  onTestFinished(() => rmSync(dirname(file), { recursive: true }))
  const rule = { source: "/nyligen-flyttad", target: "/ny" }
  const groups = [{ name: "New", owner: "Web", reason: "They moved.", rules: [rule] }]
  const moved = compile(readTable({ site: "se-automotive", hosts: [], groups }), { locales: ["sv"] })
  writeFileSync(file, JSON.stringify(compileProxy()))
  const editors: object[] = []
  const { visit } = await proxyWith(editors, { isFronted: false, environment: { FORECOURT_DEV_REDIRECTS: file } })

  expect((await visit("/nyligen-flyttad")).status).toBe(200)
  writeFileSync(file, JSON.stringify(moved.toJSON()))
  editors.push(redirect("/kampanj", "/bilar"))

  expect(getLocation(await visit("/nyligen-flyttad"))).toBe("308 http://norrvik.example/ny")
  expect(getLocation(await visit("/kampanj"))).toBe("301 http://norrvik.example/bilar")
})
