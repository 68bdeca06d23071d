import type { Services } from "@forecourt/api-clients/content"
import { findTowns } from "@forecourt/api-clients/search"
import type { Place } from "@forecourt/filters-machine"

export async function findPlaces(
  stock: Services["stock"],
  options: { readonly signal: AbortSignal },
): Promise<readonly Place[] | null> {
  const towns = await findTowns(stock, options)
  return towns?.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })) ?? null
}
