import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { type MapAdapter, openMap, PlaceMap } from "@forecourt/ui-kit/map"
import { messages } from "@forecourt/ui-kit/messages/en"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { places } from "./places.ts"

declare global {
  interface Window {
    changes: number
  }
}

window.changes = 0
const mapLibre = openMap({ vectorTiles: "/-/map/{z}/{x}/{y}.mvt", workerUrl: "/worker.mjs" })

/**
 * The MapLibre adapter, extended with timestamps in the browser's performance trace. They mark the start and the end of
 * the UI kit's work after the map has moved.
 */
const measured: MapAdapter = {
  open: (node, options) =>
    mapLibre.open(node, {
      ...options,
      onMove: () => {
        console.timeStamp("change began")
        flushSync(options.onMove)
        console.timeStamp("change ended")
        window.changes += 1
      },
    }),
}

function Page() {
  return (
    <KitProvider messages={messages} locale="sv-SE">
      <PlaceMap.Root places={places} adapter={measured}>
        <PlaceMap.View>
          <PlaceMap.Status />
          <PlaceMap.ZoomIn>+</PlaceMap.ZoomIn>
          <PlaceMap.ZoomOut>-</PlaceMap.ZoomOut>
        </PlaceMap.View>
        <PlaceMap.List>
          {places.map(({ id, name }) => (
            <PlaceMap.Item key={id} value={id}>
              {name} <PlaceMap.Show>show</PlaceMap.Show>
            </PlaceMap.Item>
          ))}
        </PlaceMap.List>
      </PlaceMap.Root>
    </KitProvider>
  )
}

const root = document.getElementById("page")
if (root) createRoot(root).render(<Page />)
