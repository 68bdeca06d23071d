"use client"

import { openMap, PlaceMap } from "@forecourt/ui-kit/map"

const adapter = openMap({ vectorTiles: "/-/map/{z}/{x}/{y}.mvt" })
const PLACES = [{ id: "gbg", name: "Göteborg", position: { lat: 57.7089, lng: 11.9746 } }]

export default function Page() {
  return (
    <main>
      <h1>Här finns vi</h1>
      <PlaceMap.Root places={PLACES} adapter={adapter} zoom={8}>
        <PlaceMap.View>
          <PlaceMap.Status />
        </PlaceMap.View>
      </PlaceMap.Root>
    </main>
  )
}
