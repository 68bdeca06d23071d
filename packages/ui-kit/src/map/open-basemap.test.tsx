import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openMap } from "./index.ts"

const camera = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 12 }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500)
})
afterEach(() => vi.restoreAllMocks())

async function open(options: Parameters<typeof openMap>[0] = {}) {
  const node = document.createElement("div")
  const onReady = vi.fn()
  const onFailure = vi.fn()
  const basemap = await openMap(options).open(node, { camera, nonce: undefined, locale: "sv-SE", onReady, onFailure })
  return { node, basemap, onReady, onFailure, tiles: () => [...node.querySelectorAll<HTMLElement>("[data-part=tile]")] }
}

test("without an address it renders a grid of degrees, asks for nothing, and is there at once", async () => {
  const { node, tiles, onReady } = await open()

  expect(node.querySelector("img")).toBeNull()
  expect(tiles().some(({ textContent }) => textContent === "59.356, 18.018")).toBe(true)
  expect(onReady).toHaveBeenCalledOnce()
})

test("with an address it renders tiles by it, and names who made them", async () => {
  const tileUrl = ({ x, y, z }: { x: number; y: number; z: number }) => `/tiles/${z}/${x}/${y}.png`

  const { node, tiles } = await open({ tileUrl, credit: "© OpenStreetMap contributors" })

  expect(tiles().map((tile) => tile.getAttribute("src"))).toContain("/tiles/12/2253/1204.png")
  expect(tiles().every((tile) => tile.getAttribute("alt") === "")).toBe(true)
  expect(node.textContent).toBe("© OpenStreetMap contributors")
})

test("the wait ends with the first tile; when none comes, that is said", async () => {
  const { tiles, onReady, onFailure } = await open({ tileUrl: ({ x, y, z }) => `/${z}/${x}/${y}` })
  const [first, ...rest] = tiles()
  for (const tile of rest) tile.dispatchEvent(new Event("error"))
  expect(onReady).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()

  first?.dispatchEvent(new Event("error"))

  expect(onFailure).toHaveBeenCalledOnce()
})

test("a small move keeps the tiles that are still seen", async () => {
  const { tiles, basemap } = await open()
  const before = tiles()

  basemap.show({ ...camera, centre: { lat: 59.33, lng: 18.07 } })

  expect(tiles().filter((tile) => before.includes(tile))).toHaveLength(before.length)
})

test("another zoom renders other tiles, and no more than the window takes", async () => {
  const { tiles, basemap } = await open()
  const before = tiles()

  basemap.show({ ...camera, zoom: 13 })

  expect(tiles().some((tile) => before.includes(tile))).toBe(false)
  expect(tiles().length).toBeLessThanOrEqual(42)
})
