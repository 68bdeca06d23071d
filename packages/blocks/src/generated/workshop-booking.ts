// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A service, wheels or another visit to a workshop, booked by registration number on one page in four steps. */
export interface WorkshopBooking {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title; the steps' own headings are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** What a visitor can book here. */
  text?: RichTextField
  /**
   * Where those book whose brand has a booking of its own. Shown until a car is found.
   *
   * @maxItems 8
   */
  elsewhere?: WorkshopBookingElsewhere[]
  /**
   * Brands with authorised workshops, in a list that unfolds. Shown until a car is found.
   *
   * @maxItems 60
   */
  brands?: WorkshopBookingBrand[]
  /** Where a damage is looked at. It ends the services and opens in a new window. */
  damageLink?: LinkField
  /** Phone number below the flow, for those who get stuck and those without JavaScript. */
  phoneLink?: LinkField
  /** E-mail address below the flow, and wherever something fails. */
  contactLink?: LinkField
  /**
   * How the registration numbers begin that have a line more in the summary.
   *
   * @minLength 1
   * @maxLength 6
   */
  personalPlate?: string
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A workshop booking before its defaults are filled in. */
export interface WorkshopBookingInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  elsewhere?: WorkshopBookingElsewhere[]
  brands?: WorkshopBookingBrand[]
  damageLink?: LinkField
  phoneLink?: LinkField
  contactLink?: LinkField
  personalPlate?: string
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface WorkshopBookingElsewhere {
  /** The brand's name, and where it is booked. */
  link: LinkField
}

export interface WorkshopBookingBrand {
  /** Name of the brand. */
  name: TextField
}
