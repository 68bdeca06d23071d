// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A flow for stored tyres: a visitor proves ownership with a code, sees the wear of the tyres and books a wheel
 * change.
 */
export interface TyreHotel {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title; the flow's own headings are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A text about the services that a visitor can use here. */
  text?: RichTextField
  /** The e-mail address below the flow, for visitors who need help. */
  contactLink?: LinkField
  /** The link to the booking page for visitors without a storage agreement. */
  bookServiceLink?: LinkField
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A tyre hotel before its defaults are filled in. */
export interface TyreHotelInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  contactLink?: LinkField
  bookServiceLink?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
