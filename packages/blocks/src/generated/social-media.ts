// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** Links to the company's social media profiles, as a row of icons. */
export interface SocialMedia {
  /** The title next to the icons. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence about the content of the profiles. */
  text?: TextField
  /**
   * The links to the company's social media profiles.
   *
   * @maxItems 12
   */
  socialLinks?: {
    /** The name of the service, for example "Instagram". */
    name: TextField
    /** The address of the profile. */
    url: LinkField
  }[]
  /**
   * True if the name of each service is shown next to its icon.
   *
   * @default false
   */
  showNames: boolean
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A social media before its defaults are filled in. */
export interface SocialMediaInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  socialLinks?: { name: TextField; url: LinkField }[]
  showNames?: boolean
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
