// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** A band across the page with a call to action and an optional, less prominent second link. */
export interface CtaBanner {
  /** The benefit for the visitor, in a few words. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The call to action. */
  link?: LinkField
  /**
   * The style of the call to action.
   *
   * @default "Primary"
   */
  buttonType: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  /** The alternative link, for visitors who are not ready for the call to action. */
  secondLink?: LinkField
  /** The picture next to the text. */
  image?: ImageField
  /**
   * The surface behind the section.
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
