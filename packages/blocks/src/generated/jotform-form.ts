// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form from Jotform, in a separate frame. No requests are sent to Jotform until the visitor consents. */
export interface JotformForm {
  /** The heading of the section, also used as the accessible name of the form. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A text about the purpose of the form and the expected response time. */
  text?: RichTextField
  /**
   * The number of the form: the last part of its Jotform address. When empty, 'Missing FormId' is shown.
   *
   * @pattern ^[0-9]{10,20}$
   */
  formId?: string
  /**
   * The data centre in which Jotform stores the responses: the EU or the default of the account.
   *
   * @default "EU"
   */
  dataCentre: "EU" | "Standard"
  /** The alternative to the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * The surface behind the section.
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
