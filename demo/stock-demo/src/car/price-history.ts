import type { Car, PriceChange } from "@forecourt/contracts/search"
import { chanceOf } from "../chance.ts"
import type { Market } from "../market/market.types.ts"
import { MARKETS } from "../market/markets.ts"
import type { Site } from "../market/sites.ts"
import { TODAY } from "./dates.ts"
import { rounded, withoutVat } from "./price.ts"

/** A price of a car with the time from which it applied. */
export interface DemoPrice extends PriceChange {
  readonly key: string
}

const NOW = Date.parse(TODAY)
const DAY_MS = 86_400_000

/**
 * The interval at which the price of an unsold car is reviewed, with the share of cars that are reduced and the amount.
 */
const LOOKED_AT_MS = 30 * DAY_MS
const LOWERED = 0.5
const MIN_OFF = 0.015
const MAX_OFF = 0.04

/** Returns the prices of a car since it was added to the stock. They are reduced over time, and in a campaign. */
export function pricesOf(car: Car, { name, market }: Pick<Site, "name" | "market">): readonly DemoPrice[] {
  const { car_id: key, car_retail_price: retail, car_campaign_price: campaign } = car
  if (retail === undefined || car.car_is_sample) return []
  const came = Date.parse(car.car_publishdate ?? TODAY)
  const joined = campaign === undefined ? NOW : joinedAt(car, came)
  const changes = lowerings(`${name} prices ${key}`, car.car_is_used ? came : joined, joined)
  const asked = [came, ...changes.map(({ at }) => at)].map((at) => {
    const off = changes.reduce((sum, change) => sum + (change.at > at ? change.off : 0), 0)
    return { field: "car_price", at, value: off === 0 ? retail : before(car, retail, off, MARKETS[market]) }
  })
  // A reduction of a low price may be less than the rounding step.
  const prices = asked.filter(({ value }, index) => value !== asked[index - 1]?.value)
  const inCampaign =
    campaign === undefined
      ? []
      : ["car_price", "car_campaign_price"].map((field) => ({ field, at: joined, value: campaign }))
  const all = [...(joined > came || campaign === undefined ? prices : []), ...inCampaign]
  return all.map(({ at, ...price }) => ({ key, ...price, at: new Date(at).toISOString() }))
}

/**
 * Returns the start of the car's campaign, at the earliest the day after the car was added; immediately for one added
 * today.
 */
function joinedAt({ car_campaigns = [] }: Car, came: number): number {
  const begins = Date.parse(car_campaigns[0]?.start ?? TODAY)
  const joins = Math.max(begins, came + DAY_MS)
  return joins < NOW ? joins : came
}

interface Lowering {
  readonly at: number
  /** The reduction as a share of the current price. */
  readonly off: number
}

function lowerings(seed: string, from: number, until: number): readonly Lowering[] {
  const chance = chanceOf(seed)
  const looks = Math.max(0, Math.ceil((until - from) / LOOKED_AT_MS) - 1)
  return Array.from({ length: looks }, (_, index) => ({
    at: from + (index + 1) * LOOKED_AT_MS,
    off: chance.comes(LOWERED) ? MIN_OFF + chance.next() * (MAX_OFF - MIN_OFF) : 0,
  })).filter(({ off }) => off > 0)
}

/** Returns the price before a reduction, rounded like the market's prices; without VAT for vans. */
function before({ car_vehicle_type_code: type }: Car, retail: number, off: number, market: Market): number {
  if (type !== "LCV") return rounded(retail * (1 + off), market)
  return withoutVat(rounded(retail * (1 + market.vat / 100) * (1 + off), market), market)
}
