// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form for owners who want a workshop to service their car or motorcycle. */
export interface ServiceRequestForm {
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
  /**
   * The kind of vehicle; cars and motorcycles have different services.
   *
   * @default "Cars"
   */
  vehicle: "Cars" | "Motorcycles"
  /**
   * The dealership that receives the form, as the last part of the address of its page. Without it, visitors choose
   * among the dealerships with a workshop.
   *
   * @pattern ^[a-z0-9-]{1,100}$
   */
  dealership?: string
  /**
   * True if every visitor must accept the newsletter. Consent that is a condition is not freely given (GDPR, art.
   * 7(4)): turn it off unless a lawyer advises otherwise.
   *
   * @default true
   */
  newsletterRequired: boolean
  /** The alternative to the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A service request form before its defaults are filled in. */
export interface ServiceRequestFormInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  vehicle?: "Cars" | "Motorcycles"
  dealership?: string
  newsletterRequired?: boolean
  link?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
