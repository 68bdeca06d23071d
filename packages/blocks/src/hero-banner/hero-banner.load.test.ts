import { NO_PAGE, type SiteContext } from "@forecourt/renderer"
import { afterEach, expect, test, vi } from "vitest"
import { heroBannerDefaults } from "../generated/hero-banner.defaults.ts"
import { load } from "./hero-banner.load.ts"

const image = { value: { src: "https://media.example/-/media/hero.svg" } }

function loadFor(fields: object, imageUrl: SiteContext["imageUrl"] = (src) => src) {
  vi.stubGlobal("fetch", async () => new Response("A", { headers: { "content-type": "image/webp" } }))
  return load({
    fields: { ...heroBannerDefaults, ...fields },
    params: {},
    site: { imageUrl } as SiteContext,
    services: null,
    page: NO_PAGE,
    dataSource: "",
    deadlineMs: 1000,
    signal: AbortSignal.timeout(1000),
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the loader returns a blurred preview for the banner's picture [spec 1 §7 blur]", async () => {
  expect(await loadFor({ image })).toBe("data:image/webp;base64,QQ==")
  expect(await loadFor({ image, titleTag: "h2" })).toBe("data:image/webp;base64,QQ==")
})

test("a banner has no blurred preview when the banner has no picture or the picture cannot be resized", async () => {
  expect(await loadFor({ image }, () => null)).toBeUndefined()
  expect(await loadFor({ content: "Video" })).toBeUndefined()
})
