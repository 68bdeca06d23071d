import type { SiteContext } from "@forecourt/renderer"
import { formatRate } from "./calculator/format-rate.ts"
import { formatMoney } from "./money.ts"
import { formatReduction } from "./reduction.ts"
import type { CarPicture, CarState, StockCar } from "./stock.types.ts"
import { formatNumber, getUnitFormat } from "./stock-format.ts"
import type { StockText } from "./stock-words.ts"

export type BadgeKind = "state" | "campaign" | "new" | "fact"

export interface CarBadge {
  readonly kind: BadgeKind
  readonly text: string
}

export interface CarPrice {
  readonly text: string
  /**
   * The regular price, which is shown struck through next to a campaign price. It is `null` if there is no campaign
   * price.
   */
  readonly former: string | null
  readonly saved: string | null
  /** The text that states the lowest price in the thirty days before the campaign. */
  readonly lowest: string | null
  /** A note that the price excludes VAT. */
  readonly note: string | null
  readonly kind: "price" | "campaign" | "none"
}

export interface CarCardView {
  readonly id: string
  /** The URL of the car's page, or `null` if the site has no car pages. */
  readonly href: string | null
  readonly name: string
  readonly version: StockText | null
  readonly facts: readonly StockText[]
  readonly picture: CarPicture | null
  /** The URLs of all pictures except the first, in the size that a card needs. */
  readonly morePictures: readonly string[]
  readonly pictureCount: number
  readonly state: CarState
  readonly badges: readonly CarBadge[]
  readonly price: CarPrice
  readonly monthly: string | null
  readonly city: string | null
}

type Site = Pick<SiteContext, "locale" | "text">

export type CarCardTexts = ReturnType<typeof createCarCardTexts>

export function createCarCardTexts({ text }: Pick<SiteContext, "text">) {
  return {
    compare: text("stock.compare"),
    /** The label of the heart button. The placeholder `{car}` is replaced by the car's name. */
    save: text("stock.savedCars.save", { car: "{car}" }),
    campaign: text("carPage.price.campaign"),
    former: text("carPage.price.before"),
    pictureComing: text("carPage.gallery.soon"),
  }
}

export function createCarCard(car: StockCar, site: Site): CarCardView {
  const { id, href, version, picture, morePictures = [], pictureCount = 1, state, city } = car
  const price = createPrice(car, site)
  return {
    id,
    href,
    name: `${car.brand} ${car.model}`,
    version,
    facts: formatFacts(car, site),
    picture,
    morePictures,
    pictureCount,
    state,
    badges: createBadges(car, price, site),
    price,
    monthly: formatMonthly(car, site),
    city,
  }
}

function formatFacts({ year, mileage, fuel, gearbox }: StockCar, { locale }: Site): StockText[] {
  const driven = mileage && formatNumber(mileage.value, getUnitFormat(mileage.unit), locale)
  return [year === null ? null : String(year), driven, fuel, gearbox].filter((fact) => fact !== null)
}

/** Creates the price on a car's card. For a sold car, it is only the last price, without any offers. */
export function createPrice(car: StockCar, site: Site): CarPrice {
  const { locale, text } = site
  const { price, campaignPrice, lowestPrice, currency, isSample, isWithoutVat } = car
  const isSold = car.state === "sold"
  if (price === null) {
    return { ...NO_OFFER, text: text(isSold ? "carPage.sold" : "stock.noPrice"), note: null, kind: "none" }
  }

  const amount = campaignPrice ?? price
  const amounts = { amount, regularAmount: price, lowest: lowestPrice ?? undefined, currency }
  const reduction = isSold ? null : formatReduction(amounts, site)
  const formatted = formatMoney(amount, currency, locale)
  return {
    ...(reduction ?? NO_OFFER),
    text: isSample && !isSold ? text("stock.from", { price: formatted }) : formatted,
    note: isWithoutVat ? text("stock.withoutVat") : null,
    kind: reduction === null ? "price" : "campaign",
  }
}

const NO_OFFER = { former: null, saved: null, lowest: null }

function formatMonthly({ monthly, currency, price, state }: StockCar, { locale, text }: Site): string | null {
  if (monthly === null || price === null || state === "sold") return null
  const amount = formatMoney(monthly.amount, currency, locale)
  if (monthly.kind !== "loan") return text(`stock.monthly.${monthly.kind}`, { amount })
  return text("stock.monthly.loan", { amount, rate: formatRate(monthly.effectivePercent, locale) })
}

function createBadges(car: StockCar, { kind }: CarPrice, { locale, text }: Site): CarBadge[] {
  const { state, electricRange: range } = car
  if (state === "sold") return [{ kind: "state", text: text("carPage.sold") }]

  const badges: (CarBadge | null)[] = [
    state === "forSale" ? null : { kind: "state", text: text(`stock.state.${state}`) },
    kind === "campaign" ? { kind, text: text("carPage.price.campaign") } : null,
    car.isNew ? { kind: "new", text: text("stock.new") } : null,
    range && {
      kind: "fact",
      text: text("stock.range", { range: formatNumber(range.value, getUnitFormat(range.unit), locale) }),
    },
    car.isVatDeductible && kind !== "none" ? { kind: "fact", text: text("carPage.price.vatBack") } : null,
  ]
  return badges.filter((badge) => badge !== null).slice(0, MAX_BADGES)
}

const MAX_BADGES = 2
