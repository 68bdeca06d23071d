// Generated from schemas/blocks/contact-choices/contact-choices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * What a visitor may want from us, as a few large choices: each with its phone, its address and its opening hours,
 * and whether it is open now.
 */
export interface ContactChoices {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the heading. */
  text?: TextField
  /**
   * The choices, the commonest first. Four stand in one row of a wide window.
   *
   * @maxItems 6
   */
  choices?: ContactChoice[]
  /**
   * Surface behind the section.
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
  /** What the visitor wants, for example "Köpa bil". */
  title: TextField
  /** One sentence about what happens then. */
  text?: TextField
  /** Picture of the choice, three to two. */
  image?: ImageField
  /** Phone number, as a tel link. */
  phone?: LinkField
  /** E-mail address, as a mailto link. */
  email?: LinkField
  /** Where it can be done at once, for example booking a time. */
  link?: LinkField
  /**
   * When it is open: days in two English letters and times, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00, or with a
   * break Mo,We 08:00-12:00, 13:00-17:00.
   *
   * @pattern ^(([MTWFS][aehoru]([-–][MTWFS][aehoru])?,? ?)+([0-2]\d:[0-5]\d[-–][0-2]\d:[0-5]\d(, ?|$))+)+$
   */
  hours?: string
}
