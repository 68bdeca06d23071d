import { loadScript } from "../script-loader/load-script.ts"
import type { GoogleMapOptions } from "./google-map.ts"
import type { Basemap, BasemapOptions, Camera } from "./map-adapter.types.ts"
import type { Position } from "./mercator.ts"

const FAILURE = "Failed to load Google Maps API"

/** What is used of Google's map. */
interface GoogleMap {
  readonly moveCamera: (camera: { readonly center: Position; readonly zoom: number }) => void
  readonly addListener: (event: "tilesloaded", run: () => void) => unknown
}

interface GoogleMaps {
  readonly Map?: new (node: HTMLElement, options: object) => GoogleMap
}

declare global {
  interface Window {
    google?: { readonly maps?: GoogleMaps }
  }
}

/** Loads Google's script and lets it render. Gestures, keys and markers stay with the kit. */
export async function openGoogleBasemap(
  node: HTMLElement,
  { camera, nonce, locale, onReady }: BasemapOptions,
  { apiKey, mapId, ...times }: GoogleMapOptions,
): Promise<Basemap> {
  const isReady = () => window.google?.maps?.Map !== undefined
  await loadScript({ src: scriptAddress(apiKey, locale), nonce, isReady, failure: FAILURE, ...times })
  const GoogleMap = window.google?.maps?.Map
  if (!GoogleMap) throw new Error(FAILURE)

  const map = new GoogleMap(node, {
    center: camera.centre,
    zoom: camera.zoom,
    mapId,
    clickableIcons: false,
    disableDefaultUI: true,
    gestureHandling: "none",
    isFractionalZoomEnabled: false,
    keyboardShortcuts: false,
  })
  map.addListener("tilesloaded", onReady)
  return {
    show: ({ centre, zoom }: Camera) => map.moveCamera({ center: centre, zoom }),
    close: () => node.replaceChildren(),
  }
}

function scriptAddress(apiKey: string, locale: string | undefined): string {
  const address = new URL("https://maps.googleapis.com/maps/api/js?v=weekly&loading=async")
  address.searchParams.set("key", apiKey)
  const [language, region] = locale?.split("-") ?? []
  if (language) address.searchParams.set("language", language)
  if (region) address.searchParams.set("region", region)
  return address.href
}
