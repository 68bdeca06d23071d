// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A flow for booking a service, a wheel change or another workshop visit by registration number, on one page in
 * four steps.
 */
export interface WorkshopBooking {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title; the steps' own headings are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A text about the services that a visitor can book here. */
  text?: RichTextField
  /**
   * The links for brands with a separate booking page. Shown until a car is found.
   *
   * @maxItems 8
   */
  elsewhere?: WorkshopBookingElsewhere[]
  /**
   * The brands with authorised workshops, in an expandable list. Shown until a car is found.
   *
   * @maxItems 60
   */
  brands?: WorkshopBookingBrand[]
  /** The link to the page for damage inspections, shown below the list of services. It opens in a new window. */
  damageLink?: LinkField
  /** The phone number below the flow, for visitors who need help or have no JavaScript. */
  phoneLink?: LinkField
  /** The e-mail address below the flow, and in any place where an error occurs. */
  contactLink?: LinkField
  /**
   * The prefix of the registration numbers for which the summary shows an additional line.
   *
   * @minLength 1
   * @maxLength 6
   */
  personalPlate?: string
  /**
   * The surface behind the section.
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
  /** The link to the brand's booking page, with the name of the brand. */
  link: LinkField
}

export interface WorkshopBookingBrand {
  /** The name of the brand. */
  name: TextField
}
