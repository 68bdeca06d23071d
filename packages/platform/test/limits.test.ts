import { request } from "node:http"
import { DatabaseSync } from "node:sqlite"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())
afterEach(() => vi.restoreAllMocks())

const KEYS = {
  "content-type": "application/json",
  sc_apikey: "forecourt-local-key",
  authorization: "Bearer forecourt-local-authoring",
}

interface Entry {
  readonly path: string
  readonly method: string
  readonly limit: number
}

const ENDPOINTS: readonly Entry[] = [
  { path: "/api/graphql/v1", method: "POST", limit: 1_000_000 },
  { path: `/authoring/page?site=${SITE}&path=/big&language=sv`, method: "PUT", limit: 2_000_000 },
  { path: `/authoring/design?site=${SITE}&name=big&language=sv`, method: "PUT", limit: 2_000_000 },
  { path: `/authoring/raw-layout?site=${SITE}&path=/big&language=sv`, method: "PUT", limit: 2_000_000 },
  { path: "/authoring/faults", method: "PUT", limit: 2_000_000 },
  { path: "/authoring/clock", method: "PUT", limit: 2_000_000 },
  { path: "/authoring/media/big.pdf", method: "PUT", limit: 50_000_000 },
  { path: `/v1/events/v1.2/events?siteId=${SITE}`, method: "POST", limit: 16_000 },
]

function send(
  { path, method }: Entry,
  size: number,
  saysLength: boolean,
  ends = true,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { ...KEYS, ...(saysLength && { "content-length": size }) }
    const sent = request(fixture.url + path, { method, headers }, (response) => {
      let text = ""
      response.on("data", (chunk) => {
        text += String(chunk)
      })
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on("error", reject)
    sent.write(Buffer.alloc(size, " "))
    if (ends) sent.end()
  })
}

test.for(ENDPOINTS)(
  "$method $path accepts a body of up to $limit bytes and rejects a larger body",
  async (endpoint) => {
    for (const saysLength of [true, false]) {
      const fits = await send(endpoint, endpoint.limit, saysLength)
      const exceeds = await send(endpoint, endpoint.limit + 1, saysLength)

      expect(fits.status).not.toBe(413)
      expect(exceeds.status).toBe(413)
      expect(JSON.parse(exceeds.text)).toMatchObject({
        code: "TooLarge",
        detail: `The body is larger than ${endpoint.limit} bytes. Send less.`,
      })
    }
  },
)

test("a body far above the size limit gets a complete 413 response before the connection closes", async () => {
  const endpoint = { path: "/api/graphql/v1", method: "POST", limit: 1_000_000 }

  const responses = [await send(endpoint, 30_000_000, true), await send(endpoint, 30_000_000, false)]

  expect(responses.map(({ status }) => status)).toEqual([413, 413])
})

test("a request whose body exceeds the size limit gets a 413 response before the client has sent the whole body", async () => {
  const endpoint = { path: "/api/graphql/v1", method: "POST", limit: 1_000_000 }

  expect((await send(endpoint, 1_100_000, false, false)).status).toBe(413)
})

test("the size limit for request bodies also applies when a simulated fault inspects the body", async () => {
  await fixture.author("PUT", "faults", [{ kind: "status", status: 500, operation: "Other" }])
  const endpoint = { path: `/v1/events/v1.2/events?siteId=${SITE}`, method: "POST", limit: 16_000 }

  const { status } = await send(endpoint, 16_001, true)
  await fixture.author("DELETE", "faults")

  expect(status).toBe(413)
})

test.for(["development", "production", "test"])(
  "with NODE_ENV=%s the response to a failed query does not contain the internal error",
  async (environment) => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    vi.stubEnv("NODE_ENV", environment)
    const broken = await startFixture()
    const db = new DatabaseSync(`${broken.folder}/data/content.sqlite`)
    db.exec("drop table redirects")
    db.close()

    const response = await fetch(`${broken.url}/api/graphql/v1`, {
      method: "POST",
      headers: KEYS,
      body: JSON.stringify({ query: `{ site { siteInfo(site: "${SITE}") { redirects { pattern } } } }` }),
    })
    const text = await response.text()
    await broken.end()
    vi.unstubAllEnvs()

    const { errors } = JSON.parse(text) as ResponseData
    expect(errors).toHaveLength(1)
    expect(errors[0].message).toBe("Unexpected error.")
    expect(text).not.toMatch(/redirects"?:? no such|no such table|sqlite|\.ts|stack/i)
  },
)

test.for([
  ["PUT", "/authoring/media/a%", 400],
  ["GET", "/sitemaps/%/sitemap.xml", 400],
  ["GET", "/-/media/%", 400],
] as const)("the invalid request %s %s returns a client error and is not logged", async ([method, path, status]) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {})

  const response = await fetch(fixture.url + path, { method, headers: KEYS })

  expect(response.status).toBe(status)
  expect(logged).not.toHaveBeenCalled()
})
