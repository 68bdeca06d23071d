// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * People to call or write to. Visitors look for a name with a direct number on contact, careers and campaign
 * pages.
 */
export interface ContactPerson {
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
   * The people, in the order in which they are shown.
   *
   * @maxItems 12
   */
  people?: Person[]
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A contact person before its defaults are filled in. */
export interface ContactPersonInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  people?: Person[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface Person {
  /** The name of the person. */
  name: TextField
  /** The role of the person, for example "Verkmästare". */
  role?: TextField
  /** A text about the topics that this person answers, or when to call. */
  text?: TextField
  /** The phone number, as a `tel:` link. */
  phone?: LinkField
  /** The e-mail address, as a `mailto:` link. */
  email?: LinkField
  /** The portrait of the person. When empty, the initials are shown. */
  image?: ImageField
}
