import { fork } from "node:child_process"
import { findPlaces } from "./find-places.ts"
import type { PlaceProvider } from "./place-provider.ts"
import { COUNTRIES, type PlaceTable } from "./place-table.ts"

/** The URL of the script. It ends in `.js` in the build and in `.ts` in the source. */
const SCRIPT = new URL(`./read-cities${import.meta.url.slice(import.meta.url.lastIndexOf("."))}`, import.meta.url)

export function openGeoNames(): PlaceProvider {
  let table: Promise<PlaceTable> | null = null
  const getTable = () => {
    table ??= readTable().catch((error: unknown) => {
      table = null
      throw error
    })
    return table
  }
  return {
    find: async (request) => findPlaces(await getTable(), request),
    async get(placeId) {
      const { ids, names, countries, latitudes, longitudes } = await getTable()
      const row = ids.indexOf(Number(placeId))
      const [name, country] = [names[row], COUNTRIES[countries[row] ?? -1]]
      const [latitude, longitude] = [latitudes[row], longitudes[row]]
      if (name === undefined || country === undefined || latitude === undefined || longitude === undefined) return null
      return { place_id: placeId, name, country, latitude, longitude }
    },
  }
}

function readTable(): Promise<PlaceTable> {
  return new Promise((resolve, reject) => {
    const reader = fork(SCRIPT, { serialization: "advanced" })
    reader.once("message", (table) => resolve(table as unknown as PlaceTable))
    reader.once("error", reject)
    reader.once("exit", () => reject(new Error("search: the process that reads places has ended. Try again.")))
  })
}
