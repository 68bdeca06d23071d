// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form from HubSpot. No requests are sent to HubSpot until the visitor consents. */
export interface HubspotForm {
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
   * The identifier of the form in HubSpot, as in its sharing code. When empty, 'Missing FormId' is shown.
   *
   * @pattern ^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$
   */
  formId?: string
  /**
   * The number of the HubSpot account to which the form belongs.
   *
   * @pattern ^[0-9]{4,12}$
   */
  portalId?: string
  /**
   * The region of the HubSpot account: eu1 in Europe, na1 in North America.
   *
   * @default "eu1"
   */
  region: "eu1" | "na1"
  /** The alternative to the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A hubspot form before its defaults are filled in. */
export interface HubspotFormInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  formId?: string
  portalId?: string
  region?: "eu1" | "na1"
  link?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
