import { ApiError } from "@forecourt/api-clients/http"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { createEditorLogin, LOGIN_PATH } from "./editor-login.ts"
import { createEditorRoutes } from "./editor-routes.ts"
import { createEditorCookie, EDITOR_SECONDS, isEditorCookie } from "./editor-session.ts"
import { createSecretLimit } from "./secret-limit.ts"

const SECRET = "a-long-editing-secret"
const HOST = "norrvik.example"
const environment = readEnvironment({ FORECOURT_EDITING_SECRET: SECRET })

function openLogin(now?: () => number) {
  const login = createEditorLogin({
    languages: ["sv", "en"],
    environment,
    ...(now && { limit: createSecretLimit(now) }),
  })
  return {
    look: (query = "", headers: Record<string, string> = {}) =>
      login(new Request(`https://${HOST}${LOGIN_PATH}${query}`, { headers })),
    submit: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      login(
        new Request(`https://${HOST}${LOGIN_PATH}`, {
          method: "POST",
          headers: { host: HOST, origin: `https://${HOST}`, "x-forwarded-for": "192.0.2.7", ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  }
}

const getCookie = (response: Response) => /^fc-editor=([^;]*)/.exec(response.headers.get("set-cookie") ?? "")?.[1]

test("the login page is in the editor's language and contains the redirect target", async () => {
  const { look } = openLogin()
  const response = await look("?to=/verkstad", { "accept-language": "en-GB,en" })
  const html = await response.text()

  expect(response.headers.get("cache-control")).toBe("private, no-store")
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<input type="hidden" name="to" value="/verkstad">')
  expect(html).toContain('<label for="key">Key</label>')
  const [, sheet = ""] = /<link rel="stylesheet" href="[^"?]*([^"]*)">/.exec(html) ?? []
  expect((await look(sheet)).headers.get("content-type")).toBe("text/css")
  expect(await (await look()).text()).toContain("Redigera webbplatsen")
})

test("the correct key opens a session of half an hour, in a cookie that no script can read", async () => {
  const response = await openLogin().submit({ key: SECRET, to: "/verkstad" })

  expect([response.status, response.headers.get("location")]).toEqual([303, "/verkstad"])
  expect(response.headers.get("set-cookie")).toMatch(/; Path=\/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax$/)
  expect(isEditorCookie(getCookie(response), SECRET)).toBe(true)
  expect(isEditorCookie(getCookie(response), SECRET, Date.now() + EDITOR_SECONDS * 1000)).toBe(false)
  expect(isEditorCookie(getCookie(response), "another-secret")).toBe(false)
})

test.each(["//evil.example", "https://evil.example", "/\\evil.example", ""])(
  "the invalid redirect target %s is replaced by the home page",
  async (to) => {
    const response = await openLogin().submit({ key: SECRET, to })

    expect(response.headers.get("location")).toBe("/")
  },
)

test.each([
  ["/č", "/%C4%8D"],
  ["/förs%20?q=å", "/f%C3%B6rs%20?q=%C3%A5"],
  ["/.//evil.example", "/"],
  ["/%2e//evil.example", "/"],
])("the Location header after login and after logout contains the encoded path of %s", async (to, location) => {
  const { look, submit } = openLogin()

  expect((await submit({ key: SECRET, to })).headers.get("location")).toBe(location)
  expect((await look(`?leave&to=${encodeURIComponent(to)}`)).headers.get("location")).toBe(location)
})

test("after a login attempt with a wrong key, the form shows an error and keeps the escaped redirect target", async () => {
  const response = await openLogin().submit({ key: "wrong", to: '/"><script>' })
  const html = await response.text()

  expect(response.status).toBe(401)
  expect(getCookie(response)).toBeUndefined()
  expect(html).toContain('<p role="alert">Nyckeln är fel. Kontrollera den och försök igen.</p>')
  expect(html).toContain('value="/&quot;&gt;&lt;script&gt;"')
})

test("ten wrong keys block a network for ten minutes, even for the correct key", async () => {
  let now = 0
  const { submit } = openLogin(() => now)
  for (let tries = 0; tries < 10; tries++) await submit({ key: "wrong" })

  expect((await submit({ key: SECRET })).status).toBe(429)
  expect((await submit({ key: SECRET }, { "x-forwarded-for": "198.51.100.7" })).status).toBe(303)
  now = 10 * 60 * 1000 + 1
  expect((await submit({ key: SECRET })).status).toBe(303)
})

test("logins from every network are blocked after two hundred wrong keys within ten minutes", async () => {
  let now = 0
  const { submit } = openLogin(() => now)
  const statuses: number[] = []
  for (let tries = 0; tries < 300; tries++) {
    const address = `10.0.${Math.floor(tries / 200)}.${tries % 200}`
    statuses.push((await submit({ key: "wrong" }, { "x-forwarded-for": address })).status)
  }

  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([200, 429])
  now = 10 * 60 * 1000 + 1
  expect((await submit({ key: SECRET })).status).toBe(303)
})

test("a login request from another site or with a large body is refused", async () => {
  const { submit } = openLogin()

  expect((await submit({ key: SECRET }, { origin: "https://evil.example" })).status).toBe(403)
  expect((await submit({ key: "x".repeat(5000) })).status).toBe(413)
})

test("logging out ends the session", async () => {
  const response = await openLogin().look("?leave&to=/verkstad")

  expect([response.status, response.headers.get("location"), getCookie(response)]).toEqual([303, "/verkstad", ""])
})

test("when the platform rejects the site's token, the editor is logged out and sees a message", async () => {
  const response = await openLogin().look("?refused&to=/verkstad", { "accept-language": "en" })
  const html = await response.text()

  expect([response.status, getCookie(response)]).toEqual([200, ""])
  expect(html).toContain('<p role="alert">Nobody can edit now: the content platform refuses the site.')
  expect(html).toContain('name="to" value="/verkstad"')
})

function openRoutes(variables: Record<string, string> = {}, fail: () => void = () => {}) {
  const requests: string[] = []
  const routes = createEditorRoutes({
    config: { languages: ["sv"] },
    environment: readEnvironment({ FORECOURT_EDITING_SECRET: SECRET, ...variables }),
    api: async (request) => {
      requests.push(new URL(request.url).pathname)
      fail()
      return Response.json({ ok: true })
    },
  })
  const call = (headers: Record<string, string>) =>
    routes.PATCH(
      new Request(`https://${HOST}/api/edit/page`, {
        method: "PATCH",
        headers: { host: HOST, ...headers },
        body: "{}",
      }),
    )
  const look = (query: string) => routes.GET(new Request(`https://${HOST}${LOGIN_PATH}${query}`))
  return { requests, call, look }
}

const cookie = createEditorCookie(SECRET).split(";")[0] ?? ""

test.each<[what: string, headers: Record<string, string>, status: number, code: string | null]>([
  ["refuses a request without a session", { "sec-fetch-site": "same-origin" }, 401, "Expired"],
  ["refuses a forged session", { cookie: `${cookie}x`, "sec-fetch-site": "same-origin" }, 401, "Expired"],
  ["refuses a request from another site", { cookie, "sec-fetch-site": "cross-site" }, 403, "Foreign"],
  ["refuses a request without browser headers", { cookie }, 403, "Foreign"],
  [
    "accepts a session from the same origin",
    { cookie: `a=b; ${cookie}; c=d`, "sec-fetch-site": "same-origin" },
    200,
    null,
  ],
])("the editing API %s", async (_, headers, status, code) => {
  const { requests, call } = openRoutes()
  const response = await call(headers)

  expect(response.status).toBe(status)
  if (code === null) {
    expect(requests).toEqual(["/api/edit/page"])
    expect(isEditorCookie(getCookie(response), SECRET)).toBe(true)
  } else {
    expect(requests).toEqual([])
    expect(await response.json()).toMatchObject({ code })
  }
})

test("in production a site has an editor only if a platform token is set", async () => {
  const token = "a-token-of-its-own"
  const headers = { cookie, "sec-fetch-site": "same-origin" }
  const statusWith = async (variables: Record<string, string>) =>
    (await openRoutes({ NODE_ENV: "production", ...variables }).call(headers)).status

  expect(await statusWith({})).toBe(404)
  expect(await statusWith({ FORECOURT_AUTHORING_TOKEN: token })).toBe(200)
})

test("on a site without an editor, an existing session can be ended but a new session cannot be started", async () => {
  const { look } = openRoutes({ FORECOURT_AUTHORING_TOKEN: "" })
  const left = await look("?leave&to=/verkstad")

  expect([left.status, left.headers.get("location"), getCookie(left)]).toEqual([303, "/verkstad", ""])
  expect((await look("")).status).toBe(404)
})

test("an editor call returns 503 with a message and keeps the session while the content service is unavailable", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { call } = openRoutes({}, () => {
    throw new ApiError({ service: "authoring", operation: "writeDraft", status: null })
  })

  const response = await call({ cookie, "sec-fetch-site": "same-origin" })

  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
  expect(await response.json()).toEqual({
    code: "Away",
    message: "The content service is away. What was written is kept here. Try again in a moment.",
  })
  expect(isEditorCookie(getCookie(response), SECRET)).toBe(true)
  expect(String(log.mock.calls)).toContain("edit-call-failed")
})

test.each([
  [
    "an error response of the content service to one call",
    new ApiError({ service: "authoring", operation: "x", status: 400 }),
  ],
  ["an exception in the site's code", new TypeError("x is undefined")],
])("%s is rethrown instead of being reported as an outage", async (_, error) => {
  const { call } = openRoutes({}, () => {
    throw error
  })

  await expect(call({ cookie, "sec-fetch-site": "same-origin" })).rejects.toBe(error)
})
