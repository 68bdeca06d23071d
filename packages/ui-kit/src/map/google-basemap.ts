/// <reference types="google.maps" />
import { importLibrary, setOptions } from "@googlemaps/js-api-loader"
import { browserClock } from "../behaviour/browser-clock.ts"
import { getBounds, getNextZoom, getPadding } from "./camera.ts"
import { createElement } from "./create-element.ts"
import type { GoogleMapOptions } from "./google-map.ts"
import type { Basemap, BasemapOptions } from "./map-adapter.types.ts"
import { LEAST_ZOOM, MAX_ZOOM } from "./map-core.ts"

const FAILURE = "Failed to load Google Maps API"
const GIVE_UP_MS = 10_000

/** True once the options of the Google Maps loader have been set. The loader accepts options only once per page. */
let isSetUp = false

export async function openGoogleBasemap(
  node: HTMLElement,
  { camera, locale, onReady, onMove }: BasemapOptions,
  options: GoogleMapOptions,
): Promise<Basemap> {
  const { Map: GoogleMap, OverlayView } = await loadGoogle(options, locale)
  const map = new GoogleMap(node, {
    center: camera.centre,
    zoom: camera.zoom,
    minZoom: LEAST_ZOOM,
    maxZoom: MAX_ZOOM,
    ...(options.mapId && { mapId: options.mapId }),
    clickableIcons: false,
    disableDefaultUI: true,
    gestureHandling: "cooperative",
    keyboardShortcuts: false,
  })
  map.addListener("tilesloaded", onReady)
  map.addListener("bounds_changed", onMove)

  const overlay = new OverlayView()
  const markers = await new Promise<HTMLElement>((resolve) => {
    overlay.onAdd = () => {
      const layer = createElement("div", "markers")
      overlay.getPanes()?.overlayMouseTarget.append(layer)
      resolve(layer)
    }
    overlay.draw = onMove
    overlay.onRemove = () => {}
    overlay.setMap(map)
  })
  return createBasemap(map, overlay, markers)
}

function createBasemap(map: google.maps.Map, overlay: google.maps.OverlayView, markers: HTMLElement): Basemap {
  return {
    markers,
    getPoint: (position) => overlay.getProjection().fromLatLngToDivPixel(position) ?? { x: 0, y: 0 },
    sight: () => {
      const bounds = map.getBounds()?.toJSON() ?? NOTHING
      const east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
      return { zoom: map.getZoom() ?? LEAST_ZOOM, ...bounds, east }
    },
    show: ({ centre, zoom }) => {
      map.panTo(centre)
      map.setZoom(zoom)
    },
    fit: (positions, zoom) => {
      map.setOptions({ maxZoom: zoom })
      map.fitBounds(getBounds(positions), getPadding(map.getDiv()))
      const idle = map.addListener("idle", () => {
        idle.remove()
        map.setOptions({ maxZoom: MAX_ZOOM })
      })
    },
    panBy: ({ x, y }) => map.panBy(x, y),
    zoomBy: (steps) => map.setZoom(getNextZoom(map.getZoom() ?? LEAST_ZOOM, steps)),
    close: () => {
      overlay.setMap(null)
      map.getDiv().replaceChildren()
    },
  }
}

const NOTHING = { west: 0, east: 0, south: 0, north: 0 }

async function loadGoogle(
  { apiKey, giveUpMs = GIVE_UP_MS, clock = browserClock }: GoogleMapOptions,
  locale: string | undefined,
): Promise<google.maps.MapsLibrary> {
  const [language, region] = locale?.split("-") ?? []
  if (!isSetUp) setOptions({ key: apiKey, v: "weekly", ...(language && { language }), ...(region && { region }) })
  isSetUp = true

  return new Promise((resolve, reject) => {
    const handleTimeout = () => reject(new Error(FAILURE))
    const wait = clock.setTimeout(handleTimeout, giveUpMs)
    importLibrary("maps")
      .then(resolve, handleTimeout)
      .finally(() => clock.clearTimeout(wait))
  })
}
