import type { SearchInput } from "@forecourt/contracts/search"

/** Cars stay in the index for a while after they were sold: whoever names a car finds it, and no other search does. */
export function removeSold<Request extends Partial<SearchInput>>(request: Request): Request {
  const { filters = [] } = request
  if (filters.some(({ name, exclude = false }) => name === "car_id" && !exclude)) return request
  return { ...request, filters: [...filters, { name: "car_is_sold", values: [true], exclude: true }] }
}
