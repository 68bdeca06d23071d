// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form from Jotform in a frame of its own. Until the visitor has allowed it, Jotform is asked for nothing. */
export interface JotformForm {
  /** Heading of the section; also the form's name for those who cannot see it. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** What the form is for, and when an answer comes. */
  text?: RichTextField
  /**
   * Number of the form, the last part of its address at Jotform. Without it 'Missing FormId' is shown.
   *
   * @pattern ^[0-9]{10,20}$
   */
  formId?: string
  /**
   * Where Jotform keeps the responses: in the EU, or where the account's standard is.
   *
   * @default "EU"
   */
  dataCentre: "EU" | "Standard"
  /** Another way for those who do not want the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A jotform form before its defaults are filled in. */
export interface JotformFormInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  formId?: string
  dataCentre?: "EU" | "Standard"
  link?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
