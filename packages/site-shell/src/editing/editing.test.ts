import { expect, test } from "vitest"
import { readEnvironment } from "../environment.ts"
import { createEditingRoutes } from "./editing-routes.ts"
import {
  createSessionValue,
  EDITING_COOKIE,
  type EditingSession,
  openSession,
  SESSION_SECONDS,
} from "./editing-session.ts"
import { createEditorLogin } from "./editor-login.ts"
import { createSecretLimit } from "./secret-limit.ts"
import { createSignature, isSameSecret } from "./secrets.ts"

const SECRET = "an-editing-secret"
const EDITOR = "https://editor.norrvik.example"
const environment = readEnvironment({ FORECOURT_EDITING_SECRET: SECRET, FORECOURT_EDITING_ORIGINS: EDITOR })

const routes = createEditingRoutes({
  site: { name: "se-automotive", languages: ["sv", "en"] },
  environment,
  blocks: { HeroBanner: { render: "hybrid" }, Countdown: { render: "client" } },
})

const config = (query: string, headers: Record<string, string> = {}) =>
  routes.config.GET(new Request(`https://norrvik.example/api/editing/config?${query}`, { headers }))

const PAGE = {
  secret: SECRET,
  sc_site: "se-automotive",
  sc_itemid: "{ABC}",
  sc_lang: "sv",
  route: "/verkstad",
  mode: "edit",
}

const render = (query: Record<string, string | undefined>, headers: Record<string, string> = {}) => {
  const parameters = Object.entries({ ...PAGE, ...query }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return routes.render.GET(
    new Request(`https://norrvik.example/api/editing/render?${new URLSearchParams(parameters)}`, { headers }),
  )
}

const getCookie = (response: Response) => response.headers.get("set-cookie") ?? ""

function getSession(response: Response): EditingSession | null {
  const value = new RegExp(`^${EDITING_COOKIE}=([^;]+)`).exec(getCookie(response))?.[1]
  return openSession(value, SECRET)
}

test("a request with the editing secret returns the components that the site can render", async () => {
  const response = config(`secret=${SECRET}`, { origin: EDITOR })

  expect(response.status).toBe(200)
  expect(response.headers.get("access-control-allow-origin")).toBe(EDITOR)
  expect(await response.json()).toEqual({
    framework: "nextjs-approuter",
    components: ["HeroBanner", "Countdown"],
    clientComponents: ["Countdown"],
    packages: {},
    editMode: "metadata",
  })
})

test("a request without the editing secret is refused", async () => {
  for (const query of ["", "secret=", "secret=wrong", `secret=${SECRET}x`]) {
    const response = config(query)

    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: "Missing or invalid editing secret" })
  }
  expect(render({ secret: undefined }).status).toBe(401)
})

test("a request from an unknown origin is rejected even with the editing secret", async () => {
  for (const origin of ["https://evil.example", "https://editor.norrvik.example.evil.example", "null"]) {
    const response = render({}, { origin })

    expect(response.status).toBe(403)
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
    expect(response.headers.get("set-cookie")).toBeNull()
  }
})

test("every response has the header Vary: Origin, even when the request has no `Origin` header", () => {
  for (const headers of [{}, { origin: EDITOR }, { origin: "https://evil.example" }] as Record<string, string>[])
    expect(config(`secret=${SECRET}`, headers).headers.get("vary")).toBe("Origin")
})

test("a preflight request allows only known origins", () => {
  const send = (origin: string) =>
    routes.render.OPTIONS(
      new Request("https://norrvik.example/api/editing/render", { method: "OPTIONS", headers: { origin } }),
    )

  expect(send("https://pages.sitecorecloud.io").status).toBe(204)
  expect(send("https://pages.sitecorecloud.io").headers.get("access-control-allow-origin")).toBe(
    "https://pages.sitecorecloud.io",
  )
  expect(send("https://evil.example").status).toBe(403)
})

test("a request with the editing secret starts a session and redirects to the page's URL without the secret [spec 1 §2 feaas-render]", () => {
  const response = render({ sc_version: "3", sc_layoutKind: "shared", sc_variant: "b" })

  expect(response.status).toBe(307)
  expect(response.headers.get("location")).toBe("/verkstad")
  expect(response.headers.get("referrer-policy")).toBe("no-referrer")
  expect(response.headers.get("cache-control")).toBe("private, no-store")
  expect(response.headers.get("x-robots-tag")).toBe("noindex")
  expect(response.headers.get("content-security-policy")).toContain(
    `frame-ancestors 'self' https://pages.sitecorecloud.io`,
  )
  expect(getCookie(response)).not.toContain(SECRET)
  expect(getSession(response)).toEqual({
    mode: "edit",
    itemId: "{ABC}",
    language: "sv",
    path: "/verkstad",
    version: "3",
    layoutKind: "shared",
    variant: "b",
  })
})

test("an unknown layout kind in an editing request is ignored", () => {
  expect(getSession(render({ sc_layoutKind: "final" }))).toMatchObject({ layoutKind: "final" })
  expect(getSession(render({ sc_layoutKind: "other" }))).not.toHaveProperty("layoutKind")
})

test("the redirect URL has a language prefix for a language other than the default language", () => {
  expect(render({ sc_lang: "en", route: "/workshop?x=1#top" }).headers.get("location")).toBe("/en/workshop")
  expect(render({ sc_lang: "en", route: "/" }).headers.get("location")).toBe("/en")
})

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5C/evil.example",
  "/a/..//evil.example",
  "/%2F/evil.example",
  "/%2Fevil.example",
  "/%00",
  "/%",
  "/verkstad\r\nset-cookie: a=b",
  "javascript:alert(1)",
  "verkstad",
  "",
])("an editing request with the unsafe route %j is rejected without a redirect or a session", (route) => {
  const response = render({ route })

  expect(response.status).toBe(400)
  expect(response.headers.get("location")).toBeNull()
  expect(getCookie(response)).toBe("")
})

test.each([
  ["/a/../verkstad", "/verkstad", "/verkstad"],
  ["/verkstad?next=//evil.example", "/verkstad", "/verkstad"],
  ["/verkstad#//evil.example", "/verkstad", "/verkstad"],
  ["/försäkring", "/f%C3%B6rs%C3%A4kring", "/försäkring"],
  ["/f%C3%B6rs%C3%A4kring", "/f%C3%B6rs%C3%A4kring", "/försäkring"],
  ["/vad%3F%23", "/vad%3F%23", "/vad?#"],
])("an editing request for the route %j redirects to %s and opens a session for that page", (route, location, path) => {
  const response = render({ route })

  expect([response.status, response.headers.get("location")]).toEqual([307, location])
  expect(getSession(response)?.path).toBe(path)
})

test.each([
  { sc_site: "no-automotive" },
  { sc_lang: "fi" },
  { mode: "library" },
  { mode: "library", sc_uid: "b-1", sc_itemid: undefined },
  { mode: "library-metadata", sc_uid: "" },
  { mode: "library", sc_uid: "b-1", generation: "variant" },
  { mode: "toString" },
  { sc_itemid: undefined },
  { route: undefined },
])("the editing request %o with a missing or invalid parameter is rejected", async (query) => {
  const response = render(query)

  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty("html")
})

const LIBRARY = { route: undefined, sc_uid: "b-1" }

test("a design library request redirects to the preview URL of the block in the requested language", () => {
  const response = render({ ...LIBRARY, mode: "library-metadata", sc_lang: "en", dataSourceId: "{D}", sc_version: "2" })

  expect([response.status, response.headers.get("location")]).toEqual([307, "/en/component-library/render"])
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
  expect(getSession(response)).toEqual({
    mode: "edit",
    itemId: "{ABC}",
    language: "en",
    path: "/component-library/render",
    version: "2",
    block: { uid: "b-1", dataSource: "{D}" },
  })
})

test("a design library request without editing metadata opens the block in preview mode, and legacy parameter names are accepted", () => {
  const older = { mode: "library", sc_datasourceId: "{D}", sc_renderingId: "{R}", route: "/verkstad" }

  expect(getSession(render({ ...LIBRARY, ...older }))).toMatchObject({
    mode: "preview",
    path: "/component-library/render",
    block: { uid: "b-1", dataSource: "{D}", renderingItem: "{R}" },
  })
  expect(getSession(render({ sc_uid: "b-1" }))).not.toHaveProperty("block")
})

test("a block is shown only to a request with the editing secret from a known editor origin", () => {
  const block = { ...LIBRARY, mode: "library" }

  for (const response of [render({ ...block, secret: "wrong" }), render({ ...block, secret: undefined })]) {
    expect(response.status).toBe(401)
    expect(getCookie(response)).toBe("")
  }
  expect(render(block, { origin: "https://evil.example" }).status).toBe(403)
  expect(render(block, { origin: "https://designlibrary.sitecorecloud.io" }).status).toBe(307)
})

test("the session cookie is SameSite=None in a cross-site frame and SameSite=Lax otherwise", () => {
  const framed = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" }

  expect(getCookie(render({}))).toContain("; HttpOnly; Secure; SameSite=Lax")
  expect(getCookie(render({}))).toContain(`Max-Age=${SESSION_SECONDS}`)
  expect(getCookie(render({}, framed))).toContain("; HttpOnly; Secure; SameSite=None; Partitioned")
  expect(getCookie(render({}, { ...framed, "sec-fetch-site": "same-site" }))).toContain("SameSite=Lax")
  expect(getCookie(render({}, { ...framed, "sec-fetch-dest": "document" }))).toContain("SameSite=Lax")
})

test("a session expires and cannot be forged or modified", () => {
  const session: EditingSession = { mode: "edit", itemId: "{ABC}", language: "sv", path: "/" }
  const start = Date.parse("2026-11-20T10:00:00Z")
  const sealed = createSessionValue(session, SECRET, start)
  const [body = "", seal = ""] = sealed.split(".")
  const changed = Buffer.from(JSON.stringify({ ...session, itemId: "{DEF}", expires: 9e9 })).toString("base64url")

  expect(openSession(sealed, SECRET, start + 30 * 60_000 - 1)).toEqual(session)
  expect(openSession(sealed, SECRET, start + 30 * 60_000)).toBeNull()
  expect(openSession(`${changed}.${seal}`, SECRET, start)).toBeNull()
  expect(openSession(sealed, "another-secret", start)).toBeNull()
  for (const value of [undefined, "", ".", body, `${sealed}.x`]) expect(openSession(value, SECRET, start)).toBeNull()
})

test("a signature is valid only for one purpose and one secret", () => {
  expect(createSignature("text", SECRET, "a")).toBe(createSignature("text", SECRET, "a"))
  expect(
    new Set([
      createSignature("text", SECRET, "a"),
      createSignature("text", SECRET, "b"),
      createSignature("text", "other", "a"),
      createSignature("", SECRET, "a"),
    ]).size,
  ).toBe(4)
})

test("two secrets match only if they are equal and not empty", () => {
  expect(isSameSecret("a", "a")).toBe(true)
  expect(isSameSecret("a", "b")).toBe(false)
  expect(isSameSecret("ab", "a")).toBe(false)
  expect(isSameSecret("", "")).toBe(false)
  expect(isSameSecret(null, "a")).toBe(false)
})

function openDoors() {
  let time = 0
  const limit = createSecretLimit(() => time)
  const doors = createEditingRoutes({
    site: { name: "se-automotive", languages: ["sv"] },
    environment,
    blocks: {},
    limit,
  })
  const login = createEditorLogin({ languages: ["sv"], environment, limit })
  const headers = { "x-forwarded-for": "192.0.2.7" }
  return {
    pass: (ms: number) => {
      time += ms
    },
    knock: async (door: "config" | "render" | "login", secret: string, more: Record<string, string> = {}) => {
      if (door !== "login") {
        const query = new URLSearchParams({ ...PAGE, secret })
        const request = new Request(`https://norrvik.example/api/editing/${door}?${query}`, {
          headers: { ...headers, ...more },
        })
        return doors[door].GET(request).status
      }
      const request = new Request("https://norrvik.example/api/edit/session", {
        method: "POST",
        headers: { host: "norrvik.example", origin: "https://norrvik.example", ...headers, ...more },
        body: new URLSearchParams({ key: secret }),
      })
      return (await login(request)).status
    },
  }
}

test.each([
  ["config", "render"],
  ["render", "login"],
  ["login", "config"],
] as const)(
  "ten wrong secrets at the endpoint %s block the sender's network at all endpoints for ten minutes",
  async (door, other) => {
    const { knock, pass } = openDoors()

    for (let attempt = 0; attempt < 10; attempt++) expect(await knock(door, "wrong")).toBe(401)

    expect(await knock(door, SECRET)).toBe(429)
    expect(await knock(other, SECRET)).toBe(429)
    expect(await knock(other, SECRET, { "x-forwarded-for": "198.51.100.1" })).toBeLessThan(400)
    pass(10 * 60 * 1000)
    expect(await knock(door, SECRET)).toBeLessThan(400)
  },
)

test("the response to a blocked request says when to retry", async () => {
  const limit = createSecretLimit(() => 0)
  const doors = createEditingRoutes({
    site: { name: "se-automotive", languages: ["sv"] },
    environment,
    blocks: {},
    limit,
  })
  const requestConfig = () => doors.config.GET(new Request("https://norrvik.example/api/editing/config?secret=wrong"))
  for (let attempt = 0; attempt < 10; attempt++) requestConfig()

  expect([requestConfig().status, requestConfig().headers.get("retry-after")]).toEqual([429, "600"])
})
