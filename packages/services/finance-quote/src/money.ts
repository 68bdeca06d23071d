import { roundHalfUp } from "@forecourt/finance"

export type Pence = number

export function toPence(pounds: number): Pence {
  return roundHalfUp(pounds * 100)
}

export function toPounds(pence: Pence): number {
  return pence / 100
}

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const NUMBER = new Intl.NumberFormat("en-GB")

export function formatMoney(pence: Pence): string {
  return POUNDS.format(toPounds(pence))
}

export function formatMiles(miles: number): string {
  return `${NUMBER.format(miles)} miles`
}
