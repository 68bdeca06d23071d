import type { SearchInput } from "@forecourt/contracts/search"

/**
 * Adds a filter that excludes sold cars, which remain in the index for a while. A request that filters by identifier is
 * returned unchanged, so that sold cars can still be found.
 */
export function removeSold<Request extends Partial<SearchInput>>(request: Request): Request {
  const { filters = [] } = request
  if (filters.some(({ name, exclude = false }) => name === "car_id" && !exclude)) return request
  return { ...request, filters: [...filters, { name: "car_is_sold", values: [true], exclude: true }] }
}
