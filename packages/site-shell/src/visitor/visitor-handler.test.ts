import { expect, onTestFinished, test, vi } from "vitest"
import { createVisitorHandler, isVisitorPath } from "./visitor-handler.ts"

const HOST = "norrvik.example"
const SERVICE = { url: "http://service.invalid", contextId: "secret" }

function openHandler(
  reply: () => Response | Promise<Response> = () => Response.json({ status: "OK" }, { status: 201 }),
) {
  const requests: unknown[] = []
  vi.stubGlobal("fetch", async (_url: URL, init: RequestInit) => {
    requests.push(JSON.parse(String(init.body)))
    return reply()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const handler = createVisitorHandler(
    { name: "se-automotive", timeZone: "Europe/Stockholm" },
    { personalisation: SERVICE },
  )
  const send = (path: string, init: RequestInit = {}) => {
    const url = new URL(path, `https://${HOST}`)
    return handler(new Request(url, init), url)
  }
  return { send, requests }
}

const ownOrigin = { origin: `https://${HOST}` }
const post = (body: string, headers: Record<string, string> = ownOrigin) => ({ method: "POST", body, headers })

const getCookies = (response: Response | null) => response?.headers.getSetCookie() ?? []

test("the consent is stored with its version and date, and the visitor is redirected back to the page", async () => {
  const { send } = openHandler()
  const headers = { ...ownOrigin, referer: `https://${HOST}/verkstad?a=1` }

  const response = await send("/visitor/consent", post("version=3&choice=some&purpose=media&purpose=nonsense", headers))

  expect(response?.status).toBe(303)
  expect(response?.headers.get("location")).toBe("/verkstad?a=1")
  const [cookie] = getCookies(response)
  expect(cookie).toMatch(/^fc-consent=3\.\d{8}\.media; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/)
})

test("the date of a consent is in the site's time zone", async () => {
  const { send } = openHandler()
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-31T23:30:00Z"))
  onTestFinished(() => clock.mockRestore())

  const [cookie] = getCookies(await send("/visitor/consent", post("version=3&choice=none")))

  expect(cookie).toMatch(/^fc-consent=3\.20270101;/)
})

test("the button to accept all grants consent to every purpose, and the button to refuse all grants consent to none", async () => {
  const { send } = openHandler()

  expect(getCookies(await send("/visitor/consent", post("version=1&choice=all")))[0]).toContain(
    ".statistics.marketing.media;",
  )
  expect(getCookies(await send("/visitor/consent", post("version=1&choice=none")))[0]).toMatch(/^fc-consent=1\.\d{8};/)
})

test("a consent form that is sent without a referrer redirects to the path in the form", async () => {
  const headers = { ...ownOrigin, "content-type": "application/x-www-form-urlencoded" }

  const response = await openHandler().send(
    "/visitor/consent",
    post("version=1&choice=none&path=%2Fverkstad%3Fa%3D1", headers),
  )

  expect(response?.headers.get("location")).toBe("/verkstad?a=1")
})

test("a GET request for the consent path sets no cookie and redirects to the home page", async () => {
  const response = await openHandler().send("/visitor/consent", { headers: { "sec-fetch-site": "cross-site" } })

  expect([response?.status, response?.headers.get("location")]).toEqual([303, "/"])
  expect(getCookies(response)).toEqual([])
})

test("a consent form sent from another site is rejected", async () => {
  const { send } = openHandler()
  const others = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site", origin: `https://${HOST}` },
    { "sec-fetch-site": "same-site" },
    {},
  ]

  for (const headers of others) {
    const response = await send("/visitor/consent", post("version=1&choice=all", headers))
    expect(response?.status).toBe(403)
    expect(getCookies(response)).toEqual([])
  }
})

test("the redirect after a consent form never leads to another host", async () => {
  const { send } = openHandler()

  const elsewhere = post("version=1&choice=none", { ...ownOrigin, referer: "https://evil.example/verkstad" })
  expect((await send("/visitor/consent", elsewhere))?.headers.get("location")).toBe("/")
  for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "verkstad"]) {
    const body = new URLSearchParams({ version: "1", choice: "none", path })
    const headers = {
      ...ownOrigin,
      "content-type": "application/x-www-form-urlencoded",
      referer: "https://evil.example/",
    }
    expect((await send("/visitor/consent", post(String(body), headers)))?.headers.get("location")).toBe("/")
  }
})

test("an invalid consent form is rejected", async () => {
  const { send } = openHandler()

  for (const body of ["", "choice=all", "version=0&choice=all", "version=x&choice=all", "version=1&choice=maybe"])
    expect((await send("/visitor/consent", post(body)))?.status).toBe(400)
})

test.for([
  ["an answer to the banner", "/visitor/consent"],
  ["a page view", "/visitor/page-view"],
] as const)("%s that does not arrive within ten seconds returns 408", async ([_, path]) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const headers = { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }
  const silent = { method: "POST", headers, body: new ReadableStream(), duplex: "half" } as const

  const sending = openHandler().send(path, silent)
  await vi.advanceTimersByTimeAsync(10_000)

  expect((await sending)?.status).toBe(408)
})

test("a body of more than 4,096 bytes is rejected", async () => {
  const { send, requests } = openHandler()
  const headers = { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }
  const long = post(VIEW.padEnd(4097), headers)

  for (const path of ["/visitor/consent", "/visitor/page-view"]) expect((await send(path, long))?.status).toBe(413)
  expect(requests).toEqual([])
})

test("withdrawing consent to statistics deletes the cookies of analytics tags", async () => {
  const { send } = openHandler()
  const headers = { ...ownOrigin, cookie: "_ga=1; _ga_X=2; hideAlert=1; my_ga=3; fc-consent=1.20261121.statistics" }

  const cookies = getCookies(await send("/visitor/consent", post("version=1&choice=none", headers)))

  expect(cookies.slice(1)).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=norrvik.example",
    "_ga_X=; Path=/; Max-Age=0",
    "_ga_X=; Path=/; Max-Age=0; Domain=norrvik.example",
  ])
})

test("withdrawing consent to statistics or marketing deletes the cookies of all tags", async () => {
  const { send } = openHandler()
  const headers = { ...ownOrigin, cookie: "_ga=1; _gcl_au=2; fc-consent=1.20261121.statistics.marketing" }
  const forgottenBy = async (choices: string) =>
    getCookies(await send("/visitor/consent", post(`version=1&${choices}`, headers)))
      .filter((cookie) => cookie.endsWith("; Path=/; Max-Age=0"))
      .map((cookie) => cookie.split("=")[0])

  expect(await forgottenBy("choice=some&purpose=statistics")).toEqual(["_ga", "_gcl_au"])
  expect(await forgottenBy("choice=some&purpose=marketing")).toEqual(["_ga", "_gcl_au"])
  expect(await forgottenBy("choice=some&purpose=media")).toEqual(["_ga", "_gcl_au"])
  expect(await forgottenBy("choice=some&purpose=statistics&purpose=marketing")).toEqual([])
})

test("neither the response to the consent form nor the consent style sheet is cached", async () => {
  const { send } = openHandler()
  const fetchCacheControl = async (path: string, init: RequestInit = {}) =>
    (await send(path, init))?.headers.get("cache-control")
  const cookie = "fc-consent=2.20261121"

  expect(await fetchCacheControl("/visitor/consent", post("version=1&choice=all"))).toBe("no-store")
  expect(await fetchCacheControl("/visitor/consent", post("nonsense"))).toBe("no-store")
  for (const headers of [{}, { cookie }]) {
    const sheet = await send("/visitor/consent.css?version=2", { headers })
    expect(sheet?.headers.get("cache-control")).toBe("private, no-store")
    expect(sheet?.headers.get("vary")).toBe("cookie")
  }
})

test("the consent style sheet hides the banner without JavaScript if a consent for the current version is stored", async () => {
  const { send } = openHandler()
  const styleFor = async (cookie: string) =>
    (await send("/visitor/consent.css?version=2", { headers: { cookie } }))?.text()

  expect(await styleFor("fc-consent=2.20261121")).toContain("display:none")
  expect(await styleFor("fc-consent=1.20261121")).not.toContain("display")
  expect(await styleFor("")).not.toContain("display")
})

const VIEW = JSON.stringify({ page: "Verkstad", variantId: "a1_sv_default", language: "sv" })

test("a page view is forwarded only with consent to statistics [spec 1 §7 page-view]", async () => {
  const { send, requests } = openHandler()
  const view = (cookie: string) => send("/visitor/page-view", post(VIEW, { ...ownOrigin, cookie }))

  expect((await view(""))?.status).toBe(403)
  expect((await view("fc-consent=1.20261121.marketing"))?.status).toBe(403)
  expect(requests).toEqual([])
  expect((await view("fc-consent=1.20261121.statistics"))?.status).toBe(202)
  expect(requests).toMatchObject([{ channel: "WEB", currency: "USD", page: "Verkstad", language: "SV" }])
})

test("a page view from another site is rejected, even with consent", async () => {
  const { send, requests } = openHandler()
  const cookie = "fc-consent=1.20261121.statistics"
  const view = (headers: Record<string, string>) => send("/visitor/page-view", post(VIEW, { ...headers, cookie }))

  for (const headers of [{ origin: "https://evil.example" }, { ...ownOrigin, "sec-fetch-site": "cross-site" }, {}])
    expect((await view(headers))?.status).toBe(403)
  expect(requests).toEqual([])
  expect((await view(ownOrigin))?.status).toBe(202)
})

test("an invalid page view is rejected", async () => {
  const { send, requests } = openHandler()
  const headers = { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }

  expect((await send("/visitor/page-view", { headers }))?.status).toBe(405)
  for (const body of ["", "no JSON", '{"page":7}', "[]"])
    expect((await send("/visitor/page-view", post(body, headers)))?.status).toBe(400)
  expect(requests).toEqual([])
})

test("while the analytics service does not respond, at most 50 page views are forwarded and visitors do not wait", async () => {
  const { send, requests } = openHandler(() => new Promise<Response>(() => {}))
  const view = () =>
    send("/visitor/page-view", post(VIEW, { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }))

  const responses = await Promise.all(Array.from({ length: 52 }, view))

  expect(responses.every((reply) => reply?.status === 202)).toBe(true)
  expect(requests).toHaveLength(50)
})

test("at most 50 requests for page views are handled at the same time, and finished requests are not counted", async () => {
  const { send, requests } = openHandler()

  for (let view = 0; view < 52; view += 1) {
    await send("/visitor/page-view", post(VIEW, { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }))
    await new Promise(setImmediate)
  }

  expect(requests).toHaveLength(52)
})

test("a failing personalisation service does not affect visitors and is reported once a minute", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => {
    log.mockRestore()
    clock.mockRestore()
  })
  const { send } = openHandler(() => new Response(null, { status: 500 }))
  const viewAt = async (ms: number) => {
    clock.mockReturnValue(Date.parse("2026-11-21T10:00:00Z") + ms)
    const view = await send(
      "/visitor/page-view",
      post(VIEW, { ...ownOrigin, cookie: "fc-consent=1.20261121.statistics" }),
    )
    expect(view?.status).toBe(202)
    // The report is written once the service has answered.
    await new Promise(setImmediate)
  }

  for (const ms of [0, 1000, 59_999]) await viewAt(ms)
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(["page-view-lost"])
  await viewAt(60_000)
  expect(log).toHaveBeenCalledTimes(2)
})

test("the visitor script is the same for all visitors and is revalidated with its ETag", async () => {
  const { send } = openHandler()

  const response = await send("/visitor.js")
  const again = await send("/visitor.js", { headers: { "if-none-match": `W/${response?.headers.get("etag")}` } })

  expect(await response?.text()).toMatch(/^\(function startVisitor\(\)[\s\S]+\}\)\(\)$/)
  expect([again?.status, await again?.text()]).toEqual([304, ""])
  expect((await send("/visitor.js", { headers: { "if-none-match": '"another"' } }))?.status).toBe(200)
  for (const reply of [response, again])
    expect(reply?.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400")
})

test.for([
  ["/visitor.js", true],
  ["/visitor/consent", true],
  ["/visitor/consent.css?version=1", true],
  ["/visitor/page-view", true],
  ["/visitor/tags.js#a", true],
  ["/visitor/open-consent.js", true],
  ["/editing/library.js", true],
  ["/visitor", false],
  ["/visitor/consent/", false],
  ["/verkstad?/visitor.js", false],
] as const)("isVisitorPath(%s) returns %s", ([path, isOurs]) => {
  expect(isVisitorPath(path)).toBe(isOurs)
})

test("the script that starts Tag Manager is served as a separate file", async () => {
  const response = await openHandler().send("/visitor/tags.js")

  expect(response?.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
  expect(await response?.text()).toMatch(/^\(function startTags\(\)[\s\S]+gtm\.js[\s\S]+\}\)\(\)$/)
})

test("the handler returns null for a path that is not a visitor path", async () => {
  expect(await openHandler().send("/visitor")).toBeNull()
})
