import { gunzipSync } from "node:zlib"
import { createServiceApp } from "@forecourt/service-kit/http"
import { expect, test } from "vitest"
import { createMediaResponse } from "./media-endpoint.ts"
import type { MediaSource } from "./media-source.ts"

const BYTES = Buffer.from("0123456789")

const source = (path: string, mimeType: string, more: Partial<MediaSource> = {}): MediaSource => ({
  path,
  mimeType,
  etag: "tag",
  isFixed: false,
  bytes: async () => BYTES,
  ...more,
})

const SOURCES: Readonly<Record<string, MediaSource>> = {
  "a.jpg": source("a.jpg", "image/jpeg"),
  "a.svg": source("a.svg", "image/svg+xml"),
  "moving.png": source("moving.png", "image/apng"),
  "gif.png": source("gif.png", "image/gif"),
  "film.mp4": source("film.mp4", "video/mp4"),
  "artwork/a.svg": source("artwork/a.svg", "image/svg+xml", { isFixed: true }),
}

const findSource = async (wanted: string) => SOURCES[wanted] ?? null

async function send(
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", isDevelopment = false, find = findSource } = {},
) {
  const keys: string[] = []
  const cache = async (key: string, render: () => Promise<Buffer>) => {
    keys.push(key)
    return key.endsWith(".gz") ? render() : Buffer.from("rendered")
  }
  const app = createServiceApp({ name: "content", health: () => ({}) })
  app.all("/-/media/*", (context) => createMediaResponse(context, { find, cache, isDevelopment }))
  const response = await app.request(`/-/media/${path}`, { method, headers })
  const sent: Readonly<Record<string, string>> = Object.fromEntries(response.headers)
  return { status: response.status, headers: sent, body: Buffer.from(await response.arrayBuffer()), keys }
}

test("the media endpoint accepts only GET and HEAD", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "PROPFIND"])
    expect((await send("a.jpg", {}, { method })).status).toBe(405)
  for (const method of ["GET", "HEAD"]) expect((await send("a.jpg", {}, { method })).status).toBe(200)
})

test("a media path is case-insensitive and can end with the suffix .ashx of an older platform", async () => {
  expect((await send("A.JPG")).status).toBe(200)
  expect((await send("a.jpg.ashx")).body).toEqual(BYTES)
  expect((await send("a.jpg.ASHX")).status).toBe(200)
  expect((await send("a.ashx.jpg")).status).toBe(404)
})

test("a missing file returns 404 without caching", async () => {
  const { status, headers } = await send("b.jpg")

  expect(status).toBe(404)
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
})

test.for([
  ["a.jpg", false, "public, max-age=300, stale-while-revalidate=86400"],
  ["a.jpg?rev=tag", false, "public, max-age=31536000, immutable"],
  ["a.jpg?rev=old", false, "public, max-age=300, stale-while-revalidate=86400"],
  ["artwork/a.svg", false, "public, max-age=31536000, immutable"],
  ["a.jpg", true, "public, no-cache"],
  ["a.jpg?rev=tag", true, "public, max-age=31536000, immutable"],
  ["artwork/a.svg", true, "public, no-cache"],
] as const)(
  "the file %s with isDevelopment set to %s has the Cache-Control header %s",
  async ([path, isDevelopment, caching]) => {
    expect((await send(path, {}, { isDevelopment })).headers["cache-control"]).toBe(caching)
  },
)

test.for([
  ['"tag"', 304],
  ['W/"tag"', 304],
  ['"other", W/"tag"', 304],
  ["*", 304],
  ['"other"', 200],
  ["tag", 200],
  ["", 200],
] as const)("a request with the If-None-Match header %s returns the status %i", async ([known, status]) => {
  expect((await send("a.jpg", { "if-none-match": known })).status).toBe(status)
})

test.for([
  ["a.jpg", '"tag"', 200],
  ["a.jpg", '"other", "tag"', 200],
  ["a.jpg", "*", 200],
  ["a.jpg", '"other"', 412],
  ["a.jpg", 'W/"tag"', 412],
  ["a.svg", '"tag"', 412],
] as const)("a request for %s with the If-Match header %s returns the status %i", async ([path, meant, status]) => {
  const reply = await send(path, { "if-match": meant, "if-none-match": '"other"', "accept-encoding": "gzip" })

  expect(reply.status).toBe(status)
})

test.for([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=8-", 206, "89", "bytes 8-9/10"],
  ["bytes=9-9", 206, "9", "bytes 9-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-30", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=4-400", 206, "456789", "bytes 4-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=5-4", 416, "", "bytes */10"],
  ["bytes=-", 200, "0123456789", undefined],
  ["bytes=0-1,3-4", 200, "0123456789", undefined],
  ["lines=0-1", 200, "0123456789", undefined],
] as const)(
  "a video requested with the range %s returns the status %i and the content %j",
  async ([range, status, text, contentRange]) => {
    const reply = await send("film.mp4", { range })

    expect([reply.status, reply.body.toString(), reply.headers["content-range"]]).toEqual([status, text, contentRange])
  },
)

test.for([
  ['"tag"', 206, "456789"],
  ['"other"', 200, "0123456789"],
  ['W/"tag"', 200, "0123456789"],
  ["Sun, 29 Nov 2026 09:00:00 GMT", 200, "0123456789"],
] as const)(
  "a request for the remaining bytes of a video with the If-Range header %s returns the status %i and the content %j",
  async ([ifRange, status, text]) => {
    const reply = await send("film.mp4", { range: "bytes=4-", "if-range": ifRange })

    expect([reply.status, reply.body.toString()]).toEqual([status, text])
  },
)

test("a HEAD request ignores the Range header", async () => {
  const { status, headers } = await send("film.mp4", { range: "bytes=4-" }, { method: "HEAD" })

  expect([status, headers["content-length"], headers["content-range"]]).toEqual([200, "10", undefined])
})

test.for([
  ["gzip", 200, "gzip"],
  ["GZIP;q=0.5", 200, "gzip"],
  ["*", 200, "gzip"],
  ["gzip;q=0", 200, undefined],
  ["*;q=0", 200, undefined],
  ["identity, gzip;q=0.5", 200, undefined],
  ["x-gzip-not", 200, undefined],
  ["identity;q=0", 406, undefined],
  ["gzip;q=0, identity;q=0", 406, undefined],
] as const)(
  "a vector picture requested with Accept-Encoding %j returns the status %i and the encoding %s",
  async ([accepted, status, encoding]) => {
    const reply = await send("a.svg", { "accept-encoding": accepted })

    expect([reply.status, reply.headers["content-encoding"]]).toEqual([status, encoding])
  },
)

test("the compressed and the uncompressed version of a vector picture have different ETags", async () => {
  const [plain, packed] = [await send("a.svg"), await send("a.svg", { "accept-encoding": "gzip" })]

  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  expect((await send("a.svg", { "accept-encoding": "gzip", "if-none-match": packed.headers.etag ?? "" })).status).toBe(
    304,
  )
})

test("an SVG image is served with a sandbox policy and compressed for clients that accept compression", async () => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
  const plain = await send("a.svg", { "accept-encoding": "br" })
  const packed = await send("a.svg", { "accept-encoding": "br, gzip" })

  expect([plain.body, plain.headers["content-encoding"]]).toEqual([BYTES, undefined])
  expect([gunzipSync(packed.body), packed.headers["content-encoding"]]).toEqual([BYTES, "gzip"])
  expect((await send("a.svg", { "accept-encoding": "xgzipped" })).headers["content-encoding"]).toBeUndefined()
  for (const { headers } of [plain, packed]) expect(headers["content-security-policy"]).toBe(policy)
  expect((await send("a.jpg")).headers["content-security-policy"]).toBeUndefined()
  expect((await send("a.svg?w=10")).headers["content-security-policy"]).toBeUndefined()
})

test("a picture is rendered in the best accepted format, and each format has its own ETag", async () => {
  const getType = async (path: string, accept: string) => (await send(path, { accept })).headers["content-type"]

  expect(await getType("a.jpg?w=10", "image/avif,*/*")).toBe("image/avif")
  expect(await getType("a.jpg?w=10", "*/*")).toBe("image/jpeg")
  expect(await getType("a.jpg?w=10", "image/avif;q=0, image/webp, */*")).toBe("image/webp")
  expect(await getType("a.jpg?w=10", "image/avif;q=0.2, image/webp;q=0.9")).toBe("image/webp")
  expect(await getType("a.jpg?w=10", "image/avif;q=0, image/webp;q=0")).toBe("image/jpeg")
  expect(await getType("a.svg", "image/svg+xml;q=0, image/webp")).toBe("image/webp")
  expect(await getType("a.jpg?w=10&format=png", "image/avif")).toBe("image/png")
  expect(await getType("a.jpg", "image/avif")).toBe("image/jpeg")
  expect(await getType("a.svg", "*/*")).toBe("image/svg+xml")
  expect(await getType("a.svg", "image/webp")).toBe("image/webp")
  const tags = await Promise.all(["image/avif", "image/webp", "*/*"].map((accept) => send("a.jpg?w=10", { accept })))
  expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3)
  expect((await send("a.jpg?w=10")).headers.vary).toBe("Accept, Accept-Encoding")
  expect((await send("film.mp4")).headers.vary).toBeUndefined()
})

test("an animated picture is sent unchanged when none of the accepted formats supports animation", async () => {
  const moving = await send("moving.png?w=10", { accept: "image/avif,image/webp,*/*" })
  const still = await send("moving.png?w=10&format=jpg", { accept: "*/*" })
  const gif = await send("gif.png?w=10", { accept: "image/avif,image/webp,*/*" })

  expect([moving.headers["content-type"], moving.body]).toEqual(["image/png", BYTES])
  expect(still.headers["content-type"]).toBe("image/jpeg")
  expect(gif.headers["content-type"]).toBe("image/webp")
})

test("the cache key of a picture depends on its rendering options and its version", async () => {
  const getKeys = async (path: string, accept = "*/*") => (await send(path, { accept })).keys.join()
  const names = await Promise.all([
    getKeys("a.jpg?w=10"),
    getKeys("a.jpg?w=11"),
    getKeys("a.jpg?h=10"),
    getKeys("a.jpg?w=10&q=5"),
    getKeys("a.jpg?w=10", "image/webp"),
  ])
  const previous = SOURCES["a.jpg"] as MediaSource
  const find = async () => ({ ...previous, etag: "newer" })
  const newer = await send("a.jpg?w=10", { accept: "*/*" }, { find })

  expect(new Set([...names, newer.keys.join()]).size).toBe(6)
  expect((await send("a.jpg?w=10", { accept: "*/*" })).headers.etag).toBe(`"${names[0]?.replace(".jpeg", "")}"`)
})

test("media may be embedded by other origins, and content sniffing is disabled", async () => {
  for (const path of ["a.jpg", "a.svg", "film.mp4", "a.jpg?w=10", "b.jpg"])
    expect((await send(path)).headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    })
})
