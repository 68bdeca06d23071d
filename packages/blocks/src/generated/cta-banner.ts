// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** A band across the page with one thing to do, and perhaps a second that matters less. */
export interface CtaBanner {
  /** What a visitor gains, in a few words. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The call to action. */
  link?: LinkField
  /**
   * Look of the call to action.
   *
   * @default "Primary"
   */
  buttonType: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  /** Another way on, for those who are not there yet. */
  secondLink?: LinkField
  /** Picture beside the words. */
  image?: ImageField
  /**
   * Surface behind the section.
   *
   * @default "BackgroundColor3"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A cta banner before its defaults are filled in. */
export interface CtaBannerInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  link?: LinkField
  buttonType?: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  secondLink?: LinkField
  image?: ImageField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
