import { testParts } from "../../test/conformance/conformance.tsx"
import { PlaceMap } from "./index.ts"

const PLACES = [{ id: "gbg", name: "Göteborg", position: { lat: 57.7, lng: 11.97 } }]

testParts("map", { root: ["div", (props) => <PlaceMap.Root places={PLACES} {...props} />] })
testParts(
  "map",
  {
    view: ["section", (props) => <PlaceMap.View {...props} />],
    status: ["p", (props) => <PlaceMap.Status {...props} />],
    retry: ["button", (props) => <PlaceMap.Retry {...props} />],
    "zoom-in": ["button", (props) => <PlaceMap.ZoomIn {...props} />],
    "zoom-out": ["button", (props) => <PlaceMap.ZoomOut {...props} />],
    list: ["ul", (props) => <PlaceMap.List {...props} />],
    item: ["li", (props) => <PlaceMap.Item value="gbg" {...props} />],
    show: [
      "button",
      (props) => (
        <PlaceMap.Item value="gbg">
          <PlaceMap.Show {...props} />
        </PlaceMap.Item>
      ),
    ],
  },
  (part) => <PlaceMap.Root places={PLACES}>{part}</PlaceMap.Root>,
)
