// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** The cars in stock, with search, filters, sorting and cards; 48 cars are shown at a time. */
export interface CarList {
  /** The heading of the list. */
  title?: TextField
  /**
   * The heading level of the title; cars are one level below.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /**
   * The conditions that all cars in the list meet, for example that they are used; an empty list includes the whole
   * stock. A car matches if it has any of the values given for the same facet.
   *
   * @maxItems 20
   */
  only?: CarListOnly[]
  /**
   * The kind of monthly cost shown on the cards. The law requires a representative example next to it: enter the
   * example in `note`.
   *
   * @default "None"
   */
  monthly: "None" | "Loan" | "PrivateLeasing" | "CompanyLeasing"
  /** The information that the law and the lender require next to monthly costs, shown below the cars. */
  note?: TextField
  /** The contact link, shown when the list cannot be loaded. */
  contactLink?: LinkField
}

/** A car list before its defaults are filled in. */
export interface CarListInput {
  title?: TextField
  titleTag?: TitleTag
  only?: CarListOnly[]
  monthly?: "None" | "Loan" | "PrivateLeasing" | "CompanyLeasing"
  note?: TextField
  contactLink?: LinkField
}

export interface CarListOnly {
  /** The facet that is compared. */
  facet:
    | "car_brand"
    | "car_condition"
    | "car_fuel"
    | "car_body"
    | "car_gearbox"
    | "car_drive"
    | "car_vehicle_type_code"
    | "car_site_city"
    | "car_site_region"
    | "car_has_campaign_price"
    | "car_has_privateleasing"
    | "car_has_companyleasing"
  /**
   * The value, as the cars have it, for example "Begagnad".
   *
   * @minLength 1
   * @maxLength 200
   */
  value: string
}
