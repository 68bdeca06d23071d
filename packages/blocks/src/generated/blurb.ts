// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** Text beside a picture, a film or a YouTube video. */
export interface Blurb {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The section's text. */
  richText?: RichTextField
  /** Where to read on. */
  link?: LinkField
  /**
   * Puts the media on the other side of the text.
   *
   * @default false
   */
  reverse: boolean
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  /**
   * Lets the text slide in when it comes into view.
   *
   * @default false
   */
  useTextAnimations: boolean
  /**
   * Lets the media slide in when it comes into view.
   *
   * @default false
   */
  useMediaAnimations: boolean
  /** Picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** Picture on phones. */
  imagePhone?: ImageField
  /** Film on wide screens; plays muted. */
  videoDesktop?: FileField
  /** Film on phones; plays muted. */
  videoPhone?: FileField
  /**
   * Identifier of a YouTube video, the part after v= in its address.
   *
   * @pattern ^[A-Za-z0-9_-]{6,20}$
   */
  youtubeId?: string
  /**
   * Shows the film's controls.
   *
   * @default false
   */
  hasControlBar: boolean
}

/** A blurb before its defaults are filled in. */
export interface BlurbInput {
  title?: TextField
  titleTag?: TitleTag
  richText?: RichTextField
  link?: LinkField
  reverse?: boolean
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  useTextAnimations?: boolean
  useMediaAnimations?: boolean
  imageDesktop?: ImageField
  imagePhone?: ImageField
  videoDesktop?: FileField
  videoPhone?: FileField
  youtubeId?: string
  hasControlBar?: boolean
}
