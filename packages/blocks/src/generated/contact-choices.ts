// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A few large choices for the ways in which a visitor may need help. Each shows its phone number, e-mail address,
 * opening hours and whether it is open now.
 */
export interface ContactChoices {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the heading. */
  text?: TextField
  /**
   * The choices, the most common first. A wide window shows four in a row.
   *
   * @maxItems 6
   */
  choices?: ContactChoice[]
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** The contact choices before their defaults are filled in. */
export interface ContactChoicesInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  choices?: ContactChoice[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface ContactChoice {
  /** The title of the choice, for example "Köpa bil". */
  title: TextField
  /** A sentence about the next step. */
  text?: TextField
  /** The picture of the choice, with an aspect ratio of 3:2. */
  image?: ImageField
  /** The phone number, as a `tel:` link. */
  phone?: LinkField
  /** The e-mail address, as a `mailto:` link. */
  email?: LinkField
  /** The link to the page for doing this online, for example for booking a time. */
  link?: LinkField
  /**
   * The opening hours: days in two English letters and times, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00, or with
   * a break Mo,We 08:00-12:00, 13:00-17:00.
   *
   * @pattern ^(([MTWFS][aehoru]([-–][MTWFS][aehoru])?,? ?)+([0-2]\d:[0-5]\d[-–][0-2]\d:[0-5]\d(, ?|$))+)+$
   */
  hours?: string
}
