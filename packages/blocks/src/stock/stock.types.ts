import type { StockText } from "./stock-words.ts"

export type NumberFormat = Pick<
  Intl.NumberFormatOptions,
  "style" | "currency" | "unit" | "unitDisplay" | "useGrouping" | "maximumFractionDigits"
>

export type CarState = "forSale" | "reserved" | "sold" | "coming"

export interface CarPicture {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface StockCar {
  readonly id: string
  /** The URL of the car's page, or `null` when cars have no pages. */
  readonly href: string | null
  readonly brand: string
  readonly model: string
  readonly version: StockText | null
  readonly year: number | null
  /** The mileage in the unit that the page uses. One `mile-scandinavian` is ten kilometres. */
  readonly mileage: { readonly value: number; readonly unit: "kilometer" | "mile" | "mile-scandinavian" } | null
  readonly fuel: StockText | null
  readonly gearbox: StockText | null
  readonly city: string | null
  readonly picture: CarPicture | null
  readonly morePictures?: readonly string[]
  readonly pictureCount?: number
  readonly currency: string
  readonly price: number | null
  /** The campaign price, or `null` when there is no campaign. During a campaign, `price` is shown struck through. */
  readonly campaignPrice: number | null
  /**
   * The lowest price in the thirty days before a reduction, or `null` if it is unknown (directive 98/6/EC, article 6a).
   */
  readonly lowestPrice: number | null
  /** The monthly cost. A loan is shown only with its effective annual rate. */
  readonly monthly:
    | { readonly kind: "loan"; readonly amount: number; readonly effectivePercent: number }
    | { readonly kind: "private" | "company"; readonly amount: number }
    | null
  readonly electricRange: { readonly value: number; readonly unit: "kilometer" | "mile" } | null
  readonly state: CarState
  readonly isNew: boolean
  /**
   * True for an example listing, which represents several new cars of one kind and shows their lowest price. Spec 2
   * §2.5.
   */
  readonly isSample: boolean
  /** True if the prices exclude VAT, as for most light commercial vehicles. Spec 2 §9. */
  readonly isWithoutVat: boolean
  readonly isVatDeductible: boolean
}
