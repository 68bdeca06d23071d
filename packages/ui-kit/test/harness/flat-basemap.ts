import type { BasemapOptions, Camera, MapAdapter } from "../../src/map/index.ts"

/** The size of the fake map in pixels. It is used in environments without layout. */
export const FLAT_SIZE = { width: 600, height: 500 }

/** The degrees per pixel at zoom level 0. They are close to those of a real map near the 60th parallel. */
const DEGREES = { lng: 1.4, lat: 0.7 }

export function createFlatBasemap() {
  const requests: BasemapOptions[] = []
  const shown: Camera[] = []
  let closed = 0

  const adapter: MapAdapter = {
    open: async (node, options) => {
      let { camera } = options
      requests.push(options)
      const markers = document.createElement("div")
      node.append(markers)
      const getDegreesPerPixel = (degrees: number) => degrees / 2 ** camera.zoom
      const look = (to: Camera) => {
        camera = to
        shown.push(to)
        options.onMove()
      }
      return {
        markers,
        getPoint: ({ lat, lng }) => ({
          x: (lng - camera.centre.lng) / getDegreesPerPixel(DEGREES.lng) + FLAT_SIZE.width / 2,
          y: (camera.centre.lat - lat) / getDegreesPerPixel(DEGREES.lat) + FLAT_SIZE.height / 2,
        }),
        sight: () => {
          const { lat, lng } = camera.centre
          const [wide, high] = [
            getDegreesPerPixel(DEGREES.lng) * (FLAT_SIZE.width / 2),
            getDegreesPerPixel(DEGREES.lat) * (FLAT_SIZE.height / 2),
          ]
          return { zoom: camera.zoom, west: lng - wide, east: lng + wide, south: lat - high, north: lat + high }
        },
        show: look,
        fit: (positions, zoom) => {
          const getMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
          const centre = {
            lat: getMiddle(positions.map(({ lat }) => lat)),
            lng: getMiddle(positions.map(({ lng }) => lng)),
          }
          const spread = Math.max(...positions.map(({ lng }) => Math.abs(lng - centre.lng)), 0.0001)
          look({ centre, zoom: Math.min(zoom, Math.floor(Math.log2((DEGREES.lng * 250) / spread))) })
        },
        panBy: ({ x, y }) => {
          const { lat, lng } = camera.centre
          look({
            ...camera,
            centre: { lat: lat - y * getDegreesPerPixel(DEGREES.lat), lng: lng + x * getDegreesPerPixel(DEGREES.lng) },
          })
        },
        zoomBy: (steps) => look({ ...camera, zoom: camera.zoom + steps }),
        close: () => {
          closed += 1
          markers.remove()
        },
      }
    },
  }
  return { adapter, requests, shown, isClosed: () => closed }
}
