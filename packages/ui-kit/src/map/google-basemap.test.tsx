import { expect, test, vi } from "vitest"
import { createHandClock } from "../../test/harness/hand-clock.ts"
import { createGoogleMap } from "./google-map.ts"

const camera = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 12 }
const findScript = () => document.head.querySelector<HTMLScriptElement>("script[src*='maps.googleapis.com']")

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

// This document loads no scripts and need not report it each time.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true

// Google's loader reads the nonce of a script, as on a page of the site.
const script = document.createElement("script")
script.nonce = "n0nce"
script.setAttribute("nonce", "n0nce")
document.head.append(script)

function open() {
  const clock = createHandClock()
  const node = document.createElement("div")
  const onReady = vi.fn()
  const opened = createGoogleMap({ apiKey: "key-1", clock }).open(node, {
    camera,
    nonce: "n0nce",
    locale: "sv-SE",
    texts: { wheel: "", fingers: "" },
    onReady,
    onFailure: vi.fn(),
    onMove: vi.fn(),
  })
  // Each test asserts its own rejection.
  opened.catch(() => {})
  return { clock, node, opened, onReady }
}

function comeGoogle(bounds = { west: 17, east: 19, south: 59, north: 60 }) {
  const calls: unknown[] = []
  const note = (name: string) => (what: unknown) => calls.push([name, what])
  const panes = { overlayMouseTarget: document.createElement("div") }
  class GoogleMap {
    readonly listeners: Record<string, () => void> = {}
    constructor(node: HTMLElement, options: object) {
      calls.push(options)
      Object.assign(this, { getDiv: () => node })
      node.append(panes.overlayMouseTarget)
    }
    addListener(event: string, run: () => void) {
      if (event === "tilesloaded") run()
      if (event === "idle") queueMicrotask(run)
      return { remove: () => calls.push([event, "removed"]) }
    }
    getZoom = () => 12
    getBounds = () => ({ toJSON: () => bounds })
    panTo = note("panTo")
    setZoom = note("setZoom")
    panBy = (x: number, y: number) => calls.push(["panBy", { x, y }])
    setOptions = note("setOptions")
    fitBounds = note("fitBounds")
  }
  class OverlayView {
    onAdd = () => {}
    getPanes = () => panes
    getProjection = () => ({
      fromLatLngToDivPixel: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }),
    })
    setMap(map: object | null) {
      if (map) this.onAdd()
    }
  }
  const maps = Reflect.get(Reflect.get(window, "google"), "maps")
  Reflect.set(maps, "importLibrary", async () => ({ Map: GoogleMap, OverlayView }))
  Reflect.get(maps, "__ib__")()
  return calls
}

// Google's loader exists once for a page, so these tests depend on their order.

test("Google's script is requested with the page's nonce, the key and the language [spec 2 §7 map-calls.script]", async () => {
  open()
  await expect.poll(() => findScript()).not.toBeNull()

  expect(findScript()?.nonce).toBe("n0nce")
  const address = new URL(findScript()?.src ?? "")
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ key: "key-1", language: "sv", region: "SE" })
})

test("if Google's script fails to load, opening the map is rejected immediately and the next attempt requests the script again", async () => {
  const { opened } = open()
  const first = findScript()
  await expect.poll(() => first?.onerror).toBeTypeOf("function")
  await tick()

  first?.dispatchEvent(new Event("error"))
  await expect(opened).rejects.toThrow("Failed to load Google Maps API")
  first?.remove()
  open()

  await expect.poll(() => findScript()).not.toBeNull()
})

test("loading Google's script times out after ten seconds, and a later attempt uses a script that has loaded in the meantime [spec 2 §8 map-failure, 3 §8.1 map-failure]", async () => {
  const { clock, opened } = open()
  await tick()
  clock.pass(9_900)
  clock.pass(100)
  await expect(opened).rejects.toThrow("Failed to load Google Maps API")

  const { opened: again } = open()
  await tick()
  comeGoogle()

  await expect(again).resolves.toBeDefined()
})

test("the Google map opens at the given camera position, with cooperative gestures and without keyboard shortcuts", async () => {
  const calls = comeGoogle()
  const { opened, onReady } = open()
  await opened

  expect(onReady).toHaveBeenCalledOnce()
  expect(calls).toEqual([
    expect.objectContaining({
      center: camera.centre,
      zoom: 12,
      gestureHandling: "cooperative",
      keyboardShortcuts: false,
    }),
  ])
})

test("markers are rendered inside the Google map at their projected positions, and the basemap's methods move the Google map", async () => {
  const calls = comeGoogle()
  const { opened, node } = open()

  const basemap = await opened
  basemap.show({ centre: { lat: 57.7, lng: 11.97 }, zoom: 15 })
  basemap.zoomBy(1)
  basemap.panBy({ x: 80, y: 0 })

  expect(node.contains(basemap.markers)).toBe(true)
  expect(basemap.getPoint({ lat: 1, lng: 2 })).toEqual({ x: 2, y: 1 })
  expect(basemap.sight()).toEqual({ zoom: 12, west: 17, east: 19, south: 59, north: 60 })
  expect(calls.slice(1)).toEqual([
    ["panTo", { lat: 57.7, lng: 11.97 }],
    ["setZoom", 15],
    ["setZoom", 13],
    ["panBy", { x: 80, y: 0 }],
  ])
})

test("a view across the date line has an eastern longitude above 180", async () => {
  comeGoogle({ west: 170, east: -175, south: -20, north: -10 })
  const { opened } = open()

  const basemap = await opened

  expect(basemap.sight()).toEqual({ zoom: 12, west: 170, east: 185, south: -20, north: -10 })
})

test("the map fits all places into the view without exceeding the given zoom level", async () => {
  const calls = comeGoogle()
  const { opened } = open()

  const basemap = await opened
  basemap.fit([camera.centre, { lat: 57.7, lng: 11.97 }], 12)
  await tick()

  expect(calls.slice(1)).toEqual([
    ["setOptions", { maxZoom: 12 }],
    ["fitBounds", { west: 11.97, east: 18.0686, south: 57.7, north: 59.3293 }],
    ["idle", "removed"],
    ["setOptions", { maxZoom: 19 }],
  ])
})
