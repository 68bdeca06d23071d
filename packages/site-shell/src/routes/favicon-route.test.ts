import { afterEach, expect, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { createFaviconRoute } from "./favicon-route.ts"

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
const environment = readEnvironment({})

function startPlatform(favicon: string | null): string[] {
  const pictures: string[] = []
  vi.stubGlobal("fetch", async (input: string | URL, request?: RequestInit) => {
    if (request?.body === undefined) {
      pictures.push(String(input))
      return new Response(PNG, { headers: { "content-type": "image/png" } })
    }
    const { query } = JSON.parse(String(request.body))
    const name = /query (\w+)/.exec(query)?.[1] ?? ""
    return Response.json({ data: responseTo(name, favicon) })
  })
  return pictures
}

function responseTo(name: string, favicon: string | null): unknown {
  if (name === "SiteInfo") return { site: { siteInfo: { name: "a", rootPath: "/sitecore/content/a" } } }
  if (name === "Dictionary")
    return { site: { siteInfo: { dictionary: { results: [], pageInfo: { hasNext: false } } } } }
  return { item: favicon === null ? {} : { favicon: { jsonValue: { value: { src: favicon, alt: "" } } } } }
}

function breakMedia(favicon: string): void {
  vi.stubGlobal("fetch", async (_: unknown, request?: RequestInit) => {
    if (request?.body === undefined) return new Response(null, { status: 500 })
    return Response.json({
      data: responseTo(/query (\w+)/.exec(JSON.parse(String(request.body)).query)?.[1] ?? "", favicon),
    })
  })
}

vi.mock("next/server", () => ({ connection: async () => undefined }))
afterEach(() => vi.unstubAllGlobals())

test("favicon.ico contains one small PNG from the media service", async () => {
  const pictures = startPlatform(`${environment.content.url}/-/media/artwork/logo/norrvik-favicon.svg`)

  const response = await createFaviconRoute({ name: "one", languages: ["sv"] }, environment)()
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(response.headers.get("content-type")).toBe("image/x-icon")
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  expect(new DataView(bytes.buffer).getUint32(14, true)).toBe(PNG.length)
  expect(new DataView(bytes.buffer).getUint32(18, true)).toBe(22)
  expect([...bytes.subarray(22)]).toEqual([...PNG])
  expect(pictures).toEqual([`${environment.content.url}/-/media/artwork/logo/norrvik-favicon.svg?w=48&h=48&format=png`])
})

test("a site without an icon returns 404, and a picture on another host is not fetched", async () => {
  startPlatform(null)
  expect((await createFaviconRoute({ name: "two", languages: ["sv"] }, environment)()).status).toBe(404)

  const pictures = startPlatform("https://other.example/icon.svg")
  expect((await createFaviconRoute({ name: "three", languages: ["sv"] }, environment)()).status).toBe(404)
  expect(pictures).toEqual([])
})

test("an icon that cannot be rendered returns 503, unless a previous icon is cached", async () => {
  const mark = `${environment.content.url}/-/media/artwork/logo/broken.svg`
  breakMedia(mark)
  const first = await createFaviconRoute({ name: "four", languages: ["sv"] }, environment)()
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "60"])

  startPlatform(mark)
  expect((await createFaviconRoute({ name: "four", languages: ["sv"] }, environment)()).status).toBe(200)
  breakMedia(mark)
  expect((await createFaviconRoute({ name: "four", languages: ["sv"] }, environment)()).status).toBe(200)
})
