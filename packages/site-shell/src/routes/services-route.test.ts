import { expect, test } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { countReport } from "../report/report-counts.ts"
import { createServicesRoute } from "./services-route.ts"

const SITE = { name: "se-used", host: "rullo.example", languages: ["sv"], timeZone: "Europe/Stockholm" }

const getRoute = (switches: object = {}) =>
  createServicesRoute(
    readConfig({ ...SITE, ...switches }),
    readEnvironment({ FORECOURT_CONTENT_URL: "http://127.0.0.1:1" }),
  )

const request = (path: string, method: string) => new Request(`https://rullo.example${path}`, { method })

test.each([
  "/api/search",
  "/api/tirehotel/authorization/search",
  "/api/unknown",
  "/api/searching",
  "/api/storiesx",
  "/search",
])("the request %s returns 404 on a site that does not use the service", async (path) => {
  const { POST } = getRoute()
  const response = await POST(request(path, "POST"))

  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "There is no such call", code: "NotFound" },
  ])
})

test("a service request with an unsupported method returns 405 and lists the allowed methods", async () => {
  const route = getRoute({
    services: ["tyre-hotel"],
    searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" },
  })
  for (const method of ["PUT", "PATCH", "DELETE", "GET"] as const) {
    const responses = ["/api/search", "/api/stories"].map((path) => route[method](request(path, method)))
    const [search, stories] = await Promise.all(responses)

    expect([search?.status, search?.headers.get("allow")], method).toEqual([405, "POST"])
    if (method !== "GET") expect([stories?.status, stories?.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  }
})

test("an unknown path below the root of a service returns 404", async () => {
  const { POST } = getRoute({ services: ["tyre-hotel"] })
  const response = await POST(request("/api/tirehotel/unknown", "POST"))

  expect([response.status, (await response.json()).code]).toEqual([404, "NotFound"])
})

test.each([
  ["the front", "Bearer what-the-front-shares", 200],
  ["no one with a wrong secret", "Bearer something-else", 404],
  ["no one without a secret", "", 404],
])("the site's metrics can be read by %s", async (_, authorization, status) => {
  const { GET } = createServicesRoute(
    readConfig(SITE),
    readEnvironment({ FORECOURT_FRONT_SECRET: "what-the-front-shares" }),
  )
  // Tests of a worker share the counts of their process, so no other test uses this label.
  countReport("fields-left-out", { index: "stock-of-this-route", field: "car_fuel" }, 2)

  const response = await GET(new Request("https://rullo.example/api/report-counts", { headers: { authorization } }))

  expect(response.status).toBe(status)
  const text = await response.text()
  expect(text.includes("stock-of-this-route")).toBe(status === 200)
})

test("a site without a front proxy does not expose its metrics", async () => {
  const headers = { authorization: "Bearer undefined" }

  const response = await getRoute().GET(new Request("https://rullo.example/api/report-counts", { headers }))

  expect(response.status).toBe(404)
})
