import { Map as MapLibre, setWorkerUrl } from "maplibre-gl"
import { getBounds, getNextZoom, getPadding } from "./camera.ts"
import { createElement } from "./create-element.ts"
import { eastFrom } from "./longitude.ts"
import type { Basemap, BasemapOptions, BasemapTexts } from "./map-adapter.types.ts"
import { LEAST_ZOOM, MAX_ZOOM } from "./map-core.ts"
import { createMapStyle } from "./maplibre-style.ts"
import type { OpenMapOptions } from "./open-map.ts"

/**
 * The difference between the zoom levels of MapLibre and those of other web maps. At zoom level 0, the world is 512
 * pixels wide in MapLibre, and 256 pixels wide in other web maps.
 */
const ZOOM_OFFSET = 1

const PICTURES = "picture:{z}/{x}/{y}"

export async function openMapLibre(
  node: HTMLElement,
  { camera, texts, onReady, onFailure, onMove }: BasemapOptions,
  { vectorTiles, tileUrl, credit, workerUrl }: OpenMapOptions,
): Promise<Basemap> {
  // The worker is a separate file from the site's own origin: strict policies allow no worker from a blob.
  setWorkerUrl(workerUrl ?? new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href)
  const map = new MapLibre({
    container: node,
    style: createMapStyle({ vectorTiles, pictures: tileUrl && PICTURES, node }),
    center: camera.centre,
    zoom: camera.zoom - ZOOM_OFFSET,
    minZoom: LEAST_ZOOM - ZOOM_OFFSET,
    maxZoom: MAX_ZOOM - ZOOM_OFFSET,
    locale: createLocale(texts),
    transformRequest: (url) => ({ url: resolveAddress(url, node.baseURI, tileUrl) }),
    attributionControl: false,
    cooperativeGestures: true,
    fadeDuration: 0,
    // Keys are the kit's, north is always up, and a picture tile may be from a host without CORS.
    keyboard: false,
    boxZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    refreshExpiredTiles: false,
  })
  map.touchZoomRotate.disableRotation()
  addListeners(map, { onReady, onFailure, onMove, isBare: !vectorTiles && !tileUrl })
  removeCanvasRole(map.getCanvas())
  if (credit) node.append(createElement("p", "credit", credit))
  return createBasemap(map)
}

function createBasemap(map: MapLibre): Basemap {
  const markers = createElement("div", "markers")
  // A double click on a marker does not zoom in.
  markers.addEventListener("dblclick", (event) => event.stopPropagation())
  map.getCanvasContainer().append(markers)

  return {
    markers,
    // The world repeats sideways: this is the copy closest to the centre.
    getPoint: ({ lat, lng }) => map.project({ lat, lng: eastFrom(map.getCenter().lng - 180, lng) }),
    sight: () => {
      const bounds = map.getBounds()
      return {
        zoom: map.getZoom() + ZOOM_OFFSET,
        west: bounds.getWest(),
        east: bounds.getEast(),
        south: bounds.getSouth(),
        north: bounds.getNorth(),
      }
    },
    show: ({ centre, zoom }) => map.easeTo({ center: centre, zoom: zoom - ZOOM_OFFSET }),
    fit: (positions, zoom) => {
      const { west, south, east, north } = getBounds(positions)
      const options = { padding: getPadding(map.getContainer()), maxZoom: zoom - ZOOM_OFFSET, animate: false }
      map.fitBounds([west, south, east, north], options)
    },
    panBy: ({ x, y }) => map.panBy([x, y]),
    zoomBy: (steps) => map.easeTo({ zoom: getNextZoom(map.getZoom(), steps) }),
    close: () => map.remove(),
  }
}

interface Listeners extends Pick<BasemapOptions, "onReady" | "onFailure" | "onMove"> {
  readonly isBare: boolean
}

function addListeners(map: MapLibre, { onReady, onFailure, onMove, isBare }: Listeners): void {
  let hasTile = isBare
  let lastError: unknown = new Error("map: no tile could be loaded.")
  map.on("sourcedata", ({ tile }) => {
    hasTile ||= tile !== undefined
  })
  // One tile is enough to show something; later ones that fail leave a hole and are not reported.
  map.on("error", ({ error }) => {
    lastError = error
  })
  map.once("load", () => (hasTile ? onReady() : onFailure(lastError)))
  map.on("move", onMove)
  map.on("resize", onMove)
}

/** Removes the role and the name of the canvas, because the region around the canvas handles keyboard input. */
function removeCanvasRole(canvas: HTMLCanvasElement): void {
  for (const name of ["role", "aria-label"]) canvas.removeAttribute(name)
  canvas.tabIndex = -1
  canvas.ariaHidden = "true"
}

function createLocale({ wheel, fingers }: BasemapTexts): Record<string, string> {
  return {
    "CooperativeGesturesHandler.WindowsHelpText": wheel.replace("{key}", "Ctrl"),
    "CooperativeGesturesHandler.MacHelpText": wheel.replace("{key}", "⌘"),
    "CooperativeGesturesHandler.MobileHelpText": fingers,
  }
}

function resolveAddress(url: string, base: string, tileUrl: OpenMapOptions["tileUrl"]): string {
  const [, z, x, y] = /^picture:(\d+)\/(\d+)\/(\d+)$/.exec(url) ?? []
  const address = tileUrl && z !== undefined ? tileUrl({ z: Number(z), x: Number(x), y: Number(y) }) : url
  // The worker has a different base URL than the page.
  return new URL(address, base).href
}
