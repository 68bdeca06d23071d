import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const page = (path: string) => `page?site=${SITE}&path=${encodeURIComponent(path)}&language=sv`
const EMPTY = { fields: {}, layout: { main: [] } }

async function getEtag(path: string): Promise<string> {
  return (await fixture.author("GET", page(path))).headers.get("etag") ?? ""
}

test.for([
  ["the current tag", (etag: string) => etag],
  ["the tag marked as weak by a proxy", (etag: string) => `W/${etag}`],
  ["the tag among others", (etag: string) => `"other" , ${etag}`],
  ["a star", () => "*"],
] as const)("a write with %s is accepted", async ([, write]) => {
  const response = await fixture.author("PUT", page("/hidden"), EMPTY, { "if-match": write(await getEtag("/hidden")) })

  expect(response.status).toBe(200)
})

test.for([
  ["an unknown tag", { "if-match": '"other"' }, 412],
  ["a malformed tag", { "if-match": '"' }, 412],
  ["`If-None-Match: *`", { "if-none-match": "*" }, 412],
  ["no tag", {}, 428],
  ["an empty tag", { "if-match": "" }, 428],
  ["`If-None-Match` and another tag", { "if-none-match": '"x"' }, 428],
] as const)(
  "a write with %s is rejected, and the error response contains the current ETag",
  async ([, headers, status]) => {
    const etag = await getEtag("/car-list")

    const response = await fixture.author("PUT", page("/car-list"), EMPTY, headers)

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ etag })
    expect(await getEtag("/car-list")).toBe(etag)
  },
)

test("a new page can be created without an ETag or with `If-None-Match: *`, but not with If-Match", async () => {
  const withTag = await fixture.author("PUT", page("/new-a"), EMPTY, { "if-match": "*" })
  const plain = await fixture.author("PUT", page("/new-a"), EMPTY)
  const asNew = await fixture.author("PUT", page("/new-b"), EMPTY, { "if-none-match": "*" })

  expect([withTag.status, plain.status, asNew.status]).toEqual([412, 201, 201])
  expect(((await withTag.json()) as ResponseData).detail).toContain("There is nothing to replace.")
})

test("an ETag stays the same until the next write", async () => {
  const first = await getEtag("/hidden")
  const again = await getEtag("/hidden")
  const written = await fixture.author("PUT", page("/hidden"), EMPTY, { "if-match": first })

  expect(again).toBe(first)
  expect(first).toMatch(/^"[\w-]{27}"$/)
  expect(written.headers.get("etag")).not.toBe(first)
  expect(await getEtag("/hidden")).toBe(written.headers.get("etag"))
})

test("writing a shared design requires the design's current ETag", async () => {
  const place = `design?site=${SITE}&language=sv`
  const previous = await fixture.author("GET", place)
  const { document } = (await previous.json()) as ResponseData

  const blind = await fixture.author("PUT", place, document)
  const written = await fixture.author("PUT", place, document, { "if-match": previous.headers.get("etag") ?? "" })
  const late = await fixture.author("PUT", place, document, { "if-match": previous.headers.get("etag") ?? "" })

  expect([blind.status, written.status, late.status]).toEqual([428, 200, 412])
  expect(written.headers.get("etag")).not.toBe(previous.headers.get("etag"))
})

test.for([
  ["POST", "page"],
  ["PATCH", "page"],
  ["DELETE", "design"],
  ["POST", "faults"],
  ["POST", "clock"],
  ["PUT", "page-views"],
  ["PUT", "media"],
  ["POST", "media/a.svg"],
] as const)("the request %s %s is rejected, and the response lists the allowed methods", async ([method, route]) => {
  const response = await fixture.author(method, `${route}?site=${SITE}&path=/&language=sv`, {})

  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
  expect(((await response.json()) as ResponseData).detail).toMatch(
    new RegExp(`^${method} is not possible here\\. Use [A-Z]`),
  )
})

test.for([
  ["page?path=/&language=sv", 400, "?site= is missing. Add it to the address."],
  ["page?site=&path=/", 400, "?site= is missing. Add it to the address."],
  ["page?site=nowhere", 404, `There is no site "nowhere". Pass ?site= with one of: ${SITE}.`],
  [`page?site=${SITE}&language=fi`, 404, `${SITE} has no language "fi". Pass ?language= with one of: sv, en.`],
  [`page?site=${SITE}&path=/nowhere`, 404, "There is no page at /nowhere in sv."],
  [`design?site=${SITE}&name=none`, 404, `${SITE} has no design none in sv.`],
  [
    "elsewhere",
    404,
    "There is nothing at /authoring/elsewhere. Try sites, pages, page, draft, history, design, media or raw-layout.",
  ],
  ["mediaplayer", 404, "There is nothing at /authoring/mediaplayer."],
] as const)("a GET request for %s returns the status %i and an error message", async ([place, status, message]) => {
  const response = await fixture.author("GET", place)

  expect(response.status).toBe(status)
  expect(((await response.json()) as ResponseData).detail).toContain(message)
})

test("a request with neither a path nor a language returns the home page in the site's default language", async () => {
  const response = await fixture.author("GET", `page?site=${SITE}`)

  expect(await response.json()).toMatchObject({ path: "/", language: "sv", site: SITE })
})

test.for([
  ["no token", {}, "There is no token."],
  ["a wrong token", { authorization: "Bearer wrong" }, "The token is wrong."],
  ["another scheme", { authorization: "Basic forecourt-local-authoring" }, "There is no token."],
  [
    "the token with an additional character",
    { authorization: "Bearer forecourt-local-authoring2" },
    "The token is wrong.",
  ],
] as const)("a write with %s is rejected with the status 401", async ([, headers, message]) => {
  for (const route of ["sites", page("/"), "media/a.svg", "faults", "clock", "raw-layout?site=fx-cars"]) {
    const response = await fetch(`${fixture.url}/authoring/${route}`, { method: "PUT", headers, body: "{}" })

    expect(response.status).toBe(401)
    expect(((await response.json()) as ResponseData).detail).toContain(message)
  }
})
