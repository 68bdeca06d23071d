import { expect, test } from "vitest"
import { createSiteRoutes } from "./site-routes.ts"

const respond = (text: string) => () => new Response(text)
const file = (name: string) => ({ GET: respond(name) })

const routes = createSiteRoutes({
  site: { languages: ["sv", "en"] },
  files: {
    health: file("health"),
    robots: file("robots"),
    sitemap: file("sitemap"),
    llms: file("llms"),
    security: file("security"),
    favicon: file("favicon"),
    feed: file("feed"),
    styles: file("styles"),
    editing: { ...file("editing"), OPTIONS: respond("preflight") },
  },
  calls: { "/api/revalidate": { POST: respond("revalidate") } },
  services: { GET: respond("service"), POST: respond("service") },
})

const send = (path: string, method: keyof typeof routes = "GET") =>
  routes[method](new Request(`https://norrvik.example${path}`, { method }))

test.each([
  ["/healthz", "health"],
  ["/robots.txt", "robots"],
  ["/sitemap.xml", "sitemap"],
  ["/sitemap-3.xml", "sitemap"],
  ["/llms.txt", "llms"],
  ["/.well-known/security.txt", "security"],
  ["/favicon.ico", "favicon"],
  ["/en/feed.xml", "feed"],
  ["/styles/1a2b/hero-banner.css", "styles"],
  ["/feaas-render", "editing"],
  ["/api/search", "service"],
  ["/api/files", "service"],
  ["/api/constructor", "service"],
])("GET %s is handled by the module %s", async (path, name) => {
  expect(await (await send(path)).text()).toBe(name)
})

test("POST /api/revalidate is handled by the revalidation route", async () => {
  expect(await (await send("/api/revalidate", "POST")).text()).toBe("revalidate")
})

test.each([
  ["/robots.txt", "POST", 405, "GET, HEAD, OPTIONS"],
  ["/robots.txt", "OPTIONS", 204, "GET, HEAD, OPTIONS"],
  ["/api/revalidate", "GET", 405, "POST, OPTIONS"],
  ["/api/search", "OPTIONS", 204, "GET, HEAD, POST, OPTIONS"],
] as const)(
  "a request for %s with the method %s returns %i and the allowed methods",
  async (path, method, status, allow) => {
    const response = await send(path, method)

    expect([response.status, response.headers.get("allow")]).toEqual([status, allow])
  },
)

test("a preflight request is passed to the `OPTIONS` handler of a route if the route has one", async () => {
  expect(await (await send("/feaas-render", "OPTIONS")).text()).toBe("preflight")
})
