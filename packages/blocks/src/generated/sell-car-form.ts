// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form for owners who want to sell their car, or to give it in part exchange. */
export interface SellCarForm {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A text about the purpose of the form and the expected response time. */
  text?: RichTextField
  /** The alternative to the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A sell car form before its defaults are filled in. */
export interface SellCarFormInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  link?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
