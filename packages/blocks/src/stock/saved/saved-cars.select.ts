import { readCurrency } from "@forecourt/api-clients/search"
import type { SiteContext } from "@forecourt/renderer"
import { type CarDocument, getCurrentPrice, getText } from "../car-document.ts"
import { formatMoney } from "../money.ts"
import type { SavedCar } from "./saved-cars.ts"

export interface SavedCarView {
  readonly id: string
  readonly name: string
  /** The URL of the car's page, or `null` when the car no longer exists. */
  readonly href: string | null
  readonly price: string | null
  /**
   * The change since the car was saved: its price has changed, it has been sold, or it no longer exists. It is `null`
   * if nothing has changed.
   */
  readonly change: { readonly kind: "cheaper" | "dearer" | "sold" | "gone"; readonly text: string } | null
}

interface SavedOf {
  readonly site: Pick<SiteContext, "locale" | "text">
  readonly currency: string
  readonly carPath: string
}

/**
 * Compares a saved car with its current data. `now` is `undefined` if the search did not find the car, and `null`
 * before the search has responded.
 */
export function createSavedCarView(saved: SavedCar, now: CarDocument | undefined | null, of: SavedOf): SavedCarView {
  const { id, name } = saved
  if (!now) {
    const change = now === null ? null : ({ kind: "gone", text: of.site.text("stock.savedCars.gone") } as const)
    return { id, name, href: now === null ? `${of.carPath}/${id}` : null, price: null, change }
  }
  const price = getCurrentPrice(now)
  const priced = { ...of, currency: readCurrency(now) ?? of.currency }
  return {
    id,
    name,
    href: `${of.carPath}/${encodeURIComponent(id)}/${encodeURIComponent(getText(now.slug) ?? "")}`,
    price: price === null ? null : formatMoney(price, priced.currency, of.site.locale),
    change:
      now.car_is_sold === true
        ? { kind: "sold", text: of.site.text("carPage.sold") }
        : getPriceChange(saved, price, priced),
  }
}

function getPriceChange(
  { price: then }: SavedCar,
  now: number | null,
  { site, currency }: SavedOf,
): SavedCarView["change"] {
  if (then === null || now === null || then === now) return null
  const kind = now < then ? "cheaper" : "dearer"
  const amount = formatMoney(Math.abs(now - then), currency, site.locale)
  return { kind, text: site.text(`stock.savedCars.${kind}`, { amount }) }
}
