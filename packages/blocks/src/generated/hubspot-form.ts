// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A form from HubSpot. Until the visitor has allowed it, HubSpot is asked for nothing. */
export interface HubspotForm {
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
   * Identifier of the form in HubSpot, as in the code for sharing it. Without it 'Missing FormId' is shown.
   *
   * @pattern ^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$
   */
  formId?: string
  /**
   * Number of the HubSpot account that the form belongs to.
   *
   * @pattern ^[0-9]{4,12}$
   */
  portalId?: string
  /**
   * Where the HubSpot account is kept: eu1 in Europe, na1 in North America.
   *
   * @default "eu1"
   */
  region: "eu1" | "na1"
  /** Another way for those who do not want the form: a phone number, an e-mail address or a page. */
  link?: LinkField
  /**
   * Surface behind the section.
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
