import { SECRETS } from "../scripts/servers.ts"
import { platformUrl } from "./fixture.ts"

export async function searchStock(site: string, request: Asked = {}): Promise<Found> {
  const { facets = [], filters = [], limit = 0, ...others } = request
  const response = await fetch(`${platformUrl()}/search`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_SEARCH_KEY },
    body: JSON.stringify({
      index: `stock-${site}`,
      limit,
      facets,
      ...others,
      filters: [{ name: "car_is_sold", values: [true], exclude: true }, ...filters],
    }),
  })
  return response.json()
}

export interface Asked {
  readonly facets?: readonly object[]
  readonly filters?: readonly object[]
  readonly keyphrase?: string
  readonly sort_name?: string
  readonly limit?: number
  readonly offset?: number
}

interface Found {
  readonly total_items: number
  readonly content: readonly { readonly car_id: string; readonly car_price: number }[]
  readonly facet: readonly { readonly name: string; readonly value: readonly { readonly text: string }[] }[]
}
