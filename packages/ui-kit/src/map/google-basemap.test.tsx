import { afterEach, expect, test, vi } from "vitest"
import { handClock } from "../test-harness/hand-clock.ts"
import { googleMap } from "./google-map.ts"

const findScript = () => document.head.querySelector<HTMLScriptElement>("script[src*='maps.googleapis.com']")

// This document loads no scripts; it need not say so each time.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true

afterEach(() => {
  findScript()?.remove()
  delete window.google
})

const camera = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 12 }

function open() {
  const clock = handClock()
  const onReady = vi.fn()
  const node = document.createElement("div")
  const opened = googleMap({ apiKey: "key-1", clock }).open(node, {
    camera,
    nonce: "n0nce",
    locale: "sv-SE",
    onReady,
    onFailure: vi.fn(),
  })
  return { clock, onReady, node, opened }
}

/** Google's map as far as it is used; it remembers what it was told. */
function comeGoogle() {
  const calls: object[] = []
  const GoogleMap = class {
    constructor(_node: HTMLElement, options: object) {
      calls.push(options)
    }
    moveCamera(to: object) {
      calls.push(to)
    }
    addListener(_event: string, run: () => void) {
      run()
    }
  }
  window.google = { maps: { Map: GoogleMap } }
  return calls
}

test("Google's script is asked for with the nonce, the key and the language, and found within 100 ms of its coming", async () => {
  const { clock, onReady, opened } = open()
  await vi.waitFor(() => expect(findScript()).not.toBeNull())
  expect(findScript()?.nonce).toBe("n0nce")
  expect(findScript()?.src).toMatch(/key=key-1&language=sv&region=SE$/)

  const calls = comeGoogle()
  clock.pass(100)
  const basemap = await opened
  basemap.show({ centre: { lat: 57.7, lng: 11.97 }, zoom: 15 })

  expect(onReady).toHaveBeenCalledOnce()
  expect(calls).toEqual([
    expect.objectContaining({ center: camera.centre, zoom: 12, gestureHandling: "none", keyboardShortcuts: false }),
    { center: { lat: 57.7, lng: 11.97 }, zoom: 15 },
  ])
})

test("after ten seconds it gives up with the words of the specification, and the next try asks again", async () => {
  const { clock, opened } = open()
  await vi.waitFor(() => expect(findScript()).not.toBeNull())

  clock.pass(9900)
  expect(findScript()).not.toBeNull()
  clock.pass(100)

  await expect(opened).rejects.toThrow("Failed to load Google Maps API")
  expect(findScript()).toBeNull()
})

test("a script that the browser cannot get is not waited for", async () => {
  const { opened } = open()
  await vi.waitFor(() => expect(findScript()).not.toBeNull())

  findScript()?.dispatchEvent(new Event("error"))

  await expect(opened).rejects.toThrow("Failed to load Google Maps API")
})
