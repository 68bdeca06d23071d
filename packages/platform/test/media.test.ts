import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, type ResponseData, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  const photo = sharp({ create: { width: 800, height: 400, channels: 3, background: "#336699" } })
  await fixture.author("PUT", "media/shared/photo.jpg", await photo.jpeg().toBuffer())
  await fixture.author("PUT", "media/shared/drawing.svg", Buffer.from(SVG))
  await fixture.author("PUT", "media/shared/film.mp4", Buffer.from("0123456789"))
})
afterAll(() => fixture.end())

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="red"/></svg>'

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${fixture.url}/-/media/${path}`, { headers })
}

async function getSize(response: Response): Promise<{ width: number; height: number; format: string }> {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, format }
}

test("an upload is served unchanged, with an ETag and with content sniffing disabled", async () => {
  const response = await get("shared/photo.jpg")

  expect(response.headers.get("content-type")).toBe("image/jpeg")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/)
  expect(await getSize(response)).toEqual({ width: 800, height: 400, format: "jpeg" })
})

test.for([
  ["w=320", { width: 320, height: 160 }],
  ["h=100", { width: 200, height: 100 }],
  ["mw=320&mh=50", { width: 100, height: 50 }],
  ["w=1600", { width: 800, height: 400 }],
  ["h=400&iar=0&w=400", { width: 400, height: 200 }],
  ["h=400&iar=1&w=400", { width: 400, height: 400 }],
] as const)("a picture with the query %s is resized but never enlarged", async ([query, size]) => {
  expect(await getSize(await get(`shared/photo.jpg?${query}`))).toMatchObject(size)
})

test.for([
  ["image/avif,image/webp,*/*", "heif"],
  ["image/webp,*/*", "webp"],
  ["*/*", "jpeg"],
] as const)("a picture requested with Accept %s is returned in the format %s", async ([accept, format]) => {
  const response = await get("shared/photo.jpg?w=100", { accept })

  expect(response.headers.get("vary")).toContain("Accept")
  expect((await getSize(response)).format).toBe(format)
})

test("the format parameter of a picture's URL takes precedence over the Accept header", async () => {
  expect((await getSize(await get("shared/photo.jpg?w=100&format=png", { accept: "image/avif" }))).format).toBe("png")
})

test("a conditional request for an unchanged picture returns 304", async () => {
  const first = await get("shared/photo.jpg?w=64", { accept: "image/webp" })
  const again = await get("shared/photo.jpg?w=64", {
    accept: "image/webp",
    "if-none-match": first.headers.get("etag") ?? "",
  })

  expect(again.status).toBe(304)
})

test("a vector picture is served with a sandbox policy and can be rendered at any width", async () => {
  const vector = await get("shared/drawing.svg")
  const pixels = await get("shared/drawing.svg?w=640", { accept: "image/webp" })

  expect(vector.headers.get("content-type")).toBe("image/svg+xml")
  expect(vector.headers.get("content-security-policy")).toContain("sandbox")
  expect(await vector.text()).toBe(SVG)
  expect(await getSize(pixels)).toEqual({ width: 640, height: 320, format: "webp" })
})

test("a browser that does not accept vector pictures receives a raster picture", async () => {
  expect((await get("shared/drawing.svg", { accept: "image/webp,image/png" })).headers.get("content-type")).toBe(
    "image/webp",
  )
})

test("illustrations are rendered at the requested width", async () => {
  const vector = await get("artwork/cars/estate-quarter-fjord.svg")
  const pixels = await get("artwork/cars/estate-quarter-fjord.svg?w=320", { accept: "image/webp" })

  expect(vector.headers.get("content-type")).toBe("image/svg+xml")
  expect(await getSize(pixels)).toMatchObject({ width: 320, format: "webp" })
})

test("in production, illustrations and uploads with a revision in their URL are cached permanently", async () => {
  const production = await startFixture({ isDevelopment: false })
  await production.author("PUT", "media/a.svg", Buffer.from(SVG))
  const caching = async (path: string) =>
    (await fetch(`${production.url}/-/media/${path}`)).headers.get("cache-control")
  const etag = (await fetch(`${production.url}/-/media/a.svg`)).headers.get("etag")?.replace(/^W\/|"/g, "")

  expect(await caching("artwork/cars/estate-quarter-fjord.svg")).toContain("immutable")
  expect(await caching(`a.svg?rev=${etag}`)).toContain("immutable")
  expect(await caching("a.svg")).not.toContain("immutable")
  await production.end()
})

test("a client can request byte ranges of a video", async () => {
  const response = await get("shared/film.mp4", { range: "bytes=2-4" })

  expect(response.status).toBe(206)
  expect(response.headers.get("content-range")).toBe("bytes 2-4/10")
  expect(await response.text()).toBe("234")
})

test("an unknown media path returns 404 with a message", async () => {
  const response = await get("nothing/here.jpg")

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    code: "NotFound",
    detail: "There is no media at /-/media/nothing/here.jpg.",
  })
})

test.for(["w=0", "w=99999", "h=wide", "q=101", "format=bmp"])(
  "the invalid picture request %s is rejected",
  async (query) => {
    expect((await get(`shared/photo.jpg?${query}`)).status).toBe(400)
  },
)

test.for([
  ["page.html", "<script>", 415],
  ["page.constructor", "x", 415],
  ["broken.png", "no picture", 415],
  ["../../etc/passwd.png", "x", 404],
  ["artwork/mine.svg", SVG, 400],
  ["vector.png", SVG, 415],
] as const)("the invalid upload %s is rejected", async ([path, body, status]) => {
  expect((await fixture.author("PUT", `media/${path}`, Buffer.from(body))).status).toBe(status)
})

test("uploads are listed with the URL to use in a media field", async () => {
  const { media } = (await (await fixture.author("GET", "media")).json()) as ResponseData

  expect(media).toContainEqual({
    path: "shared/photo.jpg",
    src: "/-/media/shared/photo.jpg",
    mimeType: "image/jpeg",
    size: expect.any(Number),
    width: 800,
    height: 400,
  })
})

test("a removed upload returns 404", async () => {
  await fixture.author("PUT", "media/gone.svg", Buffer.from(SVG))

  expect((await fixture.author("DELETE", "media/gone.svg")).status).toBe(204)
  expect((await get("gone.svg")).status).toBe(404)
})
