import { roundHalfUp } from "@forecourt/finance"

/** An amount in whole pence, the unit of all calculations. */
export type Pence = number

/** Converts pounds to pence, rounded half up. */
export function toPence(pounds: number): Pence {
  return roundHalfUp(pounds * 100)
}

/** Converts pence to pounds without rounding. */
export function toPounds(pence: Pence): number {
  return pence / 100
}

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const NUMBER = new Intl.NumberFormat("en-GB")

/** Formats an amount for visitors, for example `£12,345.60`. */
export function formatMoney(pence: Pence): string {
  return POUNDS.format(toPounds(pence))
}

export function formatMiles(miles: number): string {
  return `${NUMBER.format(miles)} miles`
}
