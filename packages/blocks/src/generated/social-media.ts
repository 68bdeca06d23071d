// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** Where to follow the company, as a row of icons. */
export interface SocialMedia {
  /** Words beside the icons. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One sentence about what a follower sees. */
  text?: TextField
  /**
   * Where to follow the company.
   *
   * @maxItems 12
   */
  socialLinks?: {
    /** Name of the service, for example "Instagram". */
    name: TextField
    /** Address of the profile. */
    url: LinkField
  }[]
  /**
   * Writes the name of each service beside its icon.
   *
   * @default false
   */
  showNames: boolean
  /**
   * Surface behind the section.
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
