// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Stored tyres: a visitor shows by a code that they are theirs, sees how worn they are, and books a wheel change.
 */
export interface TyreHotel {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title; the flow's own headings are one level below.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** What a visitor can do here. */
  text?: RichTextField
  /** E-mail address below the flow, for those who get stuck. */
  contactLink?: LinkField
  /** Where those book who have no agreement. */
  bookServiceLink?: LinkField
  /**
   * Surface behind the section.
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
