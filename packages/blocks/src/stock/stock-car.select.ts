import { getMonthlyPrice, getWayToPay, type MonthlyKind, type SelectedTerms } from "@forecourt/api-clients/car-offers"
import { readCurrency, readPrice } from "@forecourt/api-clients/search"
import { type CarDocument, getText } from "./car-document.ts"
import { createPicture, type PictureTemplates } from "./create-picture.ts"
import { type Market, toMarketDistance, toShownMileage } from "./market.ts"
import type { StockCar } from "./stock.types.ts"
import { addVersionLanguage, type StockText, type StockWords, translateValue } from "./stock-words.ts"

export interface CarsOf {
  readonly market: Market
  readonly pictures: PictureTemplates
  readonly carPath: string | null
  readonly monthly: MonthlyKind | null
  /** The terms of the loan on the card. They are also part of the link to the car's page. */
  readonly selected?: SelectedTerms | undefined
  /** True if cards show a note on prices whose VAT is deductible. Spec 2 §1. */
  readonly showsVat: boolean
}

export type CostOf = Pick<CarsOf, "market" | "monthly" | "selected">

const SIZE = { width: 640, height: 427 }

const MAX_PICTURES = 5

/** Converts a car from a search response to the data that cards show. Spec 2 §3. */
export function createStockCar(
  doc: CarDocument,
  { market, pictures, carPath, monthly, selected, showsVat }: CarsOf,
): StockCar {
  const { price, campaignPrice, lowestPrice, isWithoutVat } = readPrice(doc)
  const mileage = readNumber(doc.car_mileage)
  const version = getText(doc.car_version)
  const range = readNumber(doc.car_electric_range)
  const [id, brand, model] = [getText(doc.car_id) ?? "", getText(doc.car_brand) ?? "", getText(doc.car_model) ?? ""]
  const src = getPicture(doc)
  const others = src === null ? [] : listPictures(doc).filter((other) => other !== src)
  return {
    id,
    href:
      carPath === null
        ? null
        : `${carPath}/${encodeURIComponent(id)}/${encodeURIComponent(getText(doc.slug) ?? "")}${formatTerms(selected)}`,
    brand,
    model,
    version: version && addVersionLanguage(version, market.words),
    year: readNumber(doc.car_year),
    mileage: mileage === null ? null : toShownMileage(market, mileage),
    fuel: getValueText(doc, "car_fuel", market.words),
    gearbox: getValueText(doc, "car_gearbox", market.words),
    city: getText(doc.car_site_city),
    picture: src === null ? null : createPicture(src, pictures, { alt: `${brand} ${model}`, ...SIZE }),
    morePictures: others
      .slice(0, MAX_PICTURES - 1)
      .map((other) => createPicture(other, pictures, { alt: "", ...SIZE }).src),
    pictureCount: others.length + 1,
    currency: readCurrency(doc) ?? market.currency,
    price,
    campaignPrice,
    lowestPrice,
    monthly: getCardMonthly(doc, { market, monthly, selected }),
    electricRange: range === null ? null : toMarketDistance(market, range),
    state: doc.car_is_sold === true ? "sold" : "forSale",
    isNew: false,
    isSample: doc.car_is_sample === true,
    isWithoutVat,
    isVatDeductible: showsVat && doc.car_vat_eligible === true,
  }
}

export function getValueText(doc: CarDocument, field: string, words: StockWords | undefined): StockText | null {
  const value = getText(doc[field])
  return value === null ? null : translateValue(field, value, words)
}

export function getPicture({ car_primary_image: image }: CarDocument): string | null {
  return getOriginal(image)
}

function listPictures({ car_images: images }: CarDocument): readonly string[] {
  return Array.isArray(images) ? [...new Set(images.flatMap((image) => getOriginal(image) ?? []))] : []
}

function getOriginal(image: unknown): string | null {
  return typeof image === "object" && image !== null && "original" in image ? getText(image.original) : null
}

/** Removes all versions of a car's pictures except the originals, so that less data is sent with the page. */
export function selectOriginals(car: CarDocument): CarDocument {
  const original = getPicture(car)
  return {
    ...car,
    ...(original !== null && { car_primary_image: { original } }),
    ...(car.car_images !== undefined && { car_images: listPictures(car).map((original) => ({ original })) }),
  }
}

function formatTerms(selected: SelectedTerms = {}): string {
  const search = new URLSearchParams(Object.entries(selected).map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? "" : `?${search}`
}

/**
 * Returns the monthly cost on a car's card, which is the initial result of the calculator on the car's page. For a
 * loan, the result includes the effective rate. Returns `null` if the cost is unknown.
 */
export function getCardMonthly(doc: CarDocument, { market, monthly, selected }: CostOf): StockCar["monthly"] {
  const terms = monthly && getWayToPay(monthly, doc, { locale: "en", market: market.credit })
  const price = terms && getMonthlyPrice(terms, selected)
  if (price === null) return null
  const { way, amount } = price
  return way === "loan" ? { kind: way, amount, effectivePercent: price.example.effectiveRate } : { kind: way, amount }
}

function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null
}
