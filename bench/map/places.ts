import type { Place } from "@forecourt/ui-kit/map"

const COUNT = 2000

const CENTRES = [
  { lat: 59.33, lng: 18.07 },
  { lat: 57.71, lng: 11.97 },
  { lat: 55.6, lng: 13 },
  { lat: 59.91, lng: 10.75 },
  { lat: 60.17, lng: 24.94 },
  { lat: 61.5, lng: 23.76 },
  { lat: 63.83, lng: 20.26 },
  { lat: 60.39, lng: 5.32 },
] as const

/** The fixed seed, so that every run produces the same numbers. */
let seed = 1
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

/** Two thousand places: half of them within about 30 km of a city, the others within about 300 km. */
export const places: readonly Place[] = Array.from({ length: COUNT }, (_, index) => {
  const centre = CENTRES[index % CENTRES.length] ?? CENTRES[0]
  const reach = index % 2 === 0 ? 0.3 : 3
  const position = { lat: centre.lat + (random() - 0.5) * reach, lng: centre.lng + (random() - 0.5) * 2 * reach }
  return { id: `place-${index}`, name: `Place ${index}`, position }
})
