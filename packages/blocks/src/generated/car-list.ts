// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** The cars of the stock: search, filters, order and cards, forty-eight at a time. */
export interface CarList {
  /** Heading of the list. */
  title?: TextField
  /**
   * Heading level of the title; cars are one level below.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /**
   * What all cars of this list have, for example that they are used; nothing for the whole stock. Of several values
   * of one thing any will do.
   *
   * @maxItems 20
   */
  only?: CarListOnly[]
  /**
   * Monthly cost on the cards. The law asks for an example beside it: write it as the note.
   *
   * @default "None"
   */
  monthly: "None" | "Loan" | "PrivateLeasing" | "CompanyLeasing"
  /** What law and lender ask for beside monthly costs, below the cars. */
  note?: TextField
  /** Whom to ask when the list cannot be shown. */
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
  /** What is looked at. */
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
