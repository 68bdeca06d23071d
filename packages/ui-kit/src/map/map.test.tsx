import { act, cleanup, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createFlatBasemap, FLAT_SIZE } from "../../test/harness/flat-basemap.ts"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/en.ts"
import { PlaceMap, type PlaceMapRootProps } from "./index.ts"

const PLACES = [
  { id: "gbg", name: "Göteborg", position: { lat: 57.7089, lng: 11.9746 } },
  { id: "sthlm", name: "Stockholm", position: { lat: 59.3293, lng: 18.0686 } },
  { id: "web", name: "On the web", position: { lat: Number.NaN, lng: 0 } },
]

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: object[]) => void) {
        queueMicrotask(() => act(() => notify([{ isIntersecting: true }])))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(FLAT_SIZE.width)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(FLAT_SIZE.height)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tree = (props: Partial<PlaceMapRootProps>) => (
  <KitProvider messages={messages} nonce="n0nce" locale="sv-SE">
    <PlaceMap.Root places={PLACES} {...props}>
      <PlaceMap.View>
        <PlaceMap.Status />
        <PlaceMap.Retry />
        <PlaceMap.ZoomIn />
        <PlaceMap.ZoomOut />
      </PlaceMap.View>
      <PlaceMap.List>
        {PLACES.map(({ id, name }) => (
          <PlaceMap.Item key={id} value={id}>
            {name} <PlaceMap.Show />
          </PlaceMap.Item>
        ))}
      </PlaceMap.List>
    </PlaceMap.Root>
  </KitProvider>
)

async function renderWith(props: Partial<PlaceMapRootProps> = {}) {
  const basemap = createFlatBasemap()
  render(tree({ adapter: basemap.adapter, ...props }))
  if (!props.adapter) await screen.findAllByRole("button", { name: /zoom in$|^(Göteborg|Stockholm)$/ })
  await act(async () => {})
  return { ...basemap, map: screen.getByRole("region", { name: "Map" }) }
}

const marker = (name: string) => within(screen.getByRole("region")).getByRole("button", { name })

test("the server renders every place in the list and no markers", () => {
  const html = renderToString(tree({}))

  for (const { name } of PLACES) expect(html).toContain(name)
  expect(html).not.toContain('data-part="marker"')
  expect(html).not.toMatch(/ style=/)
})

test("the basemap is created with the initial camera position and the nonce, and loading is announced until the basemap is ready [spec 3 §9.1 workshop-map.loading]", async () => {
  const { requests, shown } = await renderWith({ centre: { lat: 59.3293, lng: 18.0686 } })
  expect(requests).toEqual([
    expect.objectContaining({ camera: { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 12 }, nonce: "n0nce" }),
  ])
  expect(screen.getByRole("status").textContent).toBe("Loading the map")

  act(() => requests[0]?.onReady())
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }))

  expect(screen.getByRole("status").textContent).toBe("")
  expect(shown.at(-1)).toMatchObject({ zoom: 13 })
})

test("if the basemap fails to load, onFailure receives the error, the list remains and loading can be retried", async () => {
  const onFailure = vi.fn()
  const open = vi.fn().mockRejectedValue(new Error("Failed to load Google Maps API"))
  await renderWith({ adapter: { open }, onFailure })

  expect(onFailure).toHaveBeenCalledWith(new Error("Failed to load Google Maps API"))
  expect(screen.getByRole("status").textContent).toBe("The map could not be shown. Every place is in the list.")
  expect(screen.getAllByRole("listitem")).toHaveLength(3)

  await userEvent.click(screen.getByRole("button", { name: "Try again" }))

  expect(open).toHaveBeenCalledTimes(2)
})

test("pressing 'Show' focuses the marker of a place, and Escape returns the focus to the list", async () => {
  await renderWith()
  const show = screen.getByRole("button", { name: "Show Göteborg on the map" })

  await userEvent.click(show)
  expect(document.activeElement).toBe(marker("Göteborg"))
  expect(marker("Göteborg").ariaPressed ?? marker("Göteborg").getAttribute("aria-pressed")).toBe("true")
  expect(show.closest("li")?.getAttribute("aria-current")).toBe("true")

  await userEvent.keyboard("{Escape}")
  expect(document.activeElement).toBe(show)
})

test("focusing a marker highlights its list entry, and focusing a list entry highlights its marker", async () => {
  await renderWith()
  const [entry] = screen.getAllByRole("listitem")

  act(() => marker("Göteborg").focus())
  expect(entry?.dataset.pointed).toBe("")

  act(() => screen.getByRole("button", { name: "Show Stockholm on the map" }).focus())
  expect(entry?.dataset.pointed).toBeUndefined()
  expect(marker("Stockholm").dataset.pointed).toBe("")
})

test("when zooming out merges the focused marker into a cluster, the focus moves to the cluster", async () => {
  await renderWith()
  act(() => marker("Stockholm").focus())

  await userEvent.keyboard("----")

  expect(document.activeElement).toBe(marker("2 places, zoom in"))
})

test("when moving the map hides the focused marker, the focus moves to the map", async () => {
  await renderWith()
  act(() => marker("Stockholm").focus())

  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}")

  expect(document.activeElement).toBe(screen.getByRole("application"))
})

test("the basemap opens at the place that is initially selected", async () => {
  const { shown, requests } = await renderWith({ defaultValue: "sthlm" })

  expect(requests[0]?.camera).toEqual({ centre: PLACES[1]?.position, zoom: 12 })
  expect(shown).toEqual([])
  expect(marker("Stockholm").getAttribute("aria-pressed")).toBe("true")
})

test("a map without a given centre opens with all places in view", async () => {
  const { shown } = await renderWith()
  expect(marker("Göteborg")).toBeDefined()
  expect(marker("Stockholm")).toBeDefined()
  expect(shown[0]?.zoom).toBeLessThan(12)
  cleanup()

  const centred = await renderWith({ centre: { lat: 59.3293, lng: 18.0686 } })
  expect(centred.shown).toEqual([])
})

test("a place or a map centre with an invalid position is ignored", async () => {
  const nowhere = JSON.parse('{ "lat": null, "lng": null }')
  const lost = { id: "lost", name: "Lost", position: nowhere }

  const { requests } = await renderWith({ places: [lost, ...PLACES], centre: nowhere })

  expect(requests[0]?.camera.centre).toEqual(PLACES[0]?.position)
})

test("selecting a place outside the view moves the map and then focuses the marker of the place", async () => {
  await renderWith({ centre: { lat: 59.3293, lng: 18.0686 } })
  expect(screen.queryByRole("button", { name: "Göteborg" })).toBeNull()

  await userEvent.click(screen.getByRole("button", { name: "Show Göteborg on the map" }))

  expect(document.activeElement).toBe(marker("Göteborg"))
})

test("a zoom button has aria-disabled at the zoom limit and keeps the focus", async () => {
  const { shown } = await renderWith({ zoom: 18, centre: { lat: 59.3293, lng: 18.0686 } })
  const zoomIn = screen.getByRole("button", { name: "Zoom in" })

  await userEvent.click(zoomIn)
  expect(zoomIn.getAttribute("aria-disabled")).toBe("true")
  await userEvent.click(zoomIn)

  expect(shown).toHaveLength(1)
  expect(document.activeElement).toBe(zoomIn)
})

test("unmounting the map closes its basemap", async () => {
  const { isClosed } = await renderWith()

  cleanup()

  expect(isClosed()).toBe(1)
})

test("pressing a marker of a controlled map calls onValueChange with the place and a reason but does not select the place", async () => {
  const onValueChange = vi.fn()
  await renderWith({ value: null, onValueChange })

  await userEvent.click(marker("Göteborg"))

  expect(onValueChange).toHaveBeenCalledWith("gbg", expect.objectContaining({ reason: "marker" }))
  expect(marker("Göteborg").getAttribute("aria-pressed")).toBe("false")
})

test("a place without a position is in the list without a button", async () => {
  await renderWith()

  expect(screen.getByText("On the web")).toBeDefined()
  expect(screen.queryByRole("button", { name: /On the web/ })).toBeNull()
})
