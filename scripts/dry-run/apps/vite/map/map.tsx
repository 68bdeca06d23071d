import "@forecourt/ui-kit/theme.css"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { openMap, PlaceMap } from "@forecourt/ui-kit/map"
import { messages } from "@forecourt/ui-kit/messages/sv"
import { createRoot } from "react-dom/client"

const adapter = openMap({ vectorTiles: "/-/map/{z}/{x}/{y}.mvt" })
const PLACES = [{ id: "gbg", name: "Göteborg", position: { lat: 57.7089, lng: 11.9746 } }]

/** A page with a map. It is in a separate application, so that the main application stays small. */
function Page() {
  return (
    <KitProvider locale="sv-SE" messages={messages}>
      <PlaceMap.Root places={PLACES} adapter={adapter} zoom={8}>
        <PlaceMap.View>
          <PlaceMap.Status />
        </PlaceMap.View>
      </PlaceMap.Root>
    </KitProvider>
  )
}

const root = document.getElementById("page")
if (root) createRoot(root).render(<Page />)
