// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form for owners who want a workshop to look after their car or motorcycle. */
export interface ServiceRequestForm {
  /** Heading of the section. */
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
   * What is looked after: cars and motorcycles have services of their own.
   *
   * @default "Cars"
   */
  vehicle: "Cars" | "Motorcycles"
  /**
   * The one dealership that gets what is written, by the last part of its page's address; without it visitors choose
   * among those that have a workshop.
   *
   * @pattern ^[a-z0-9-]{1,100}$
   */
  dealership?: string
  /**
   * Asks everyone to want the newsletter. Consent that is a condition is not freely given (GDPR, art. 7(4)): turn it
   * off unless a lawyer says otherwise.
   *
   * @default true
   */
  newsletterRequired: boolean
  /** Another way for those who do not want the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * Surface behind the section.
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
