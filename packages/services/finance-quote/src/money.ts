import { roundHalfUp } from "@forecourt/finance"

/** Whole pence: everything is worked out in them, and pounds are only written. */
export type Pence = number

/** Converts pounds to pence; a part of a penny is rounded half up. */
export function toPence(pounds: number): Pence {
  return roundHalfUp(pounds * 100)
}

/** Pence as they go. */
export function toPounds(pence: Pence): number {
  return pence / 100
}

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const NUMBER = new Intl.NumberFormat("en-GB")

/** As visitors read it: `£12,345.60`. */
export function formatMoney(pence: Pence): string {
  return POUNDS.format(toPounds(pence))
}

export function formatMiles(miles: number): string {
  return `${NUMBER.format(miles)} miles`
}
