import { type FilterQuery, getDistanceKm, type Near, type Place } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { CarCardView } from "../stock/car-card.select.ts"
import { type Market, toMarketDistance, toMarketKilometres } from "../stock/market.ts"
import { formatNumber, getUnitFormat } from "../stock/stock-format.ts"
import type { NearFacet } from "./car-list.types.ts"

interface Around {
  readonly market: Market
  readonly places: readonly Place[]
  readonly site: Pick<SiteContext, "locale" | "text">
}

/** The distances in kilometres or miles, depending on the market. */
const DISTANCES = [25, 50, 100, 200] as const

/**
 * Creates the facet for cars near a town. Returns `null` if there are fewer than two towns and no town is selected.
 */
export function createNearFacet({ near }: FilterQuery, { market, places, site }: Around): NearFacet | null {
  if (places.length < 2 && near === null) return null
  const towns = new Set([...places.map(({ name }) => name), ...(near === null ? [] : [near.place])])
  const offered = new Set([
    ...DISTANCES.map((item) => toMarketKilometres(market, item)),
    ...(near === null ? [] : [near.within]),
  ])
  return {
    kind: "near",
    name: "near",
    label: site.text("stock.near"),
    isOpen: near !== null,
    chosen: near,
    places,
    towns: [...towns].toSorted(new Intl.Collator(site.locale).compare),
    distances: [...offered]
      .toSorted((item, other) => item - other)
      .map((km) => ({ value: km, label: formatDistance(km, market, site) })),
  }
}

export function formatNear({ place, within }: Near, market: Market, site: Around["site"]): string {
  return site.text("stock.near.chip", { place, distance: formatDistance(within, market, site) })
}

export function addDistance(card: CarCardView, { near }: FilterQuery, { market, places, site }: Around): CarCardView {
  const [from, to] = [near?.place, card.city].map((town) => places.find(({ name }) => name === town))
  if (from === undefined || to === undefined || from === to) return card
  return { ...card, city: `${card.city}, ${formatDistance(getDistanceKm(from, to), market, site)}` }
}

function formatDistance(km: number, market: Market, { locale }: Around["site"]): string {
  const { value, unit } = toMarketDistance(market, km)
  return formatNumber(value, getUnitFormat(unit), locale)
}
