// Generated from schemas/blocks/contact-person/contact-person.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * People to call or write to. It exists because a dealer is people, and a name with a direct number is what a
 * visitor looks for on contact, careers and campaign pages.
 */
export interface ContactPerson {
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
   * The people, in the order they are shown.
   *
   * @maxItems 12
   */
  people?: Person[]
  /**
   * Surface behind the section.
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
  /** Name of the person. */
  name: TextField
  /** What the person does, for example "Verkmästare". */
  role?: TextField
  /** What to ask this person about, or when to call. */
  text?: TextField
  /** Phone number, as a tel link. */
  phone?: LinkField
  /** E-mail address, as a mailto link. */
  email?: LinkField
  /** Portrait. Without one the initials are shown. */
  image?: ImageField
}
