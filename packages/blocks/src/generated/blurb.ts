// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A text next to a picture, a video or a YouTube video. */
export interface Blurb {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The text of the section. */
  richText?: RichTextField
  /** The link to further reading. */
  link?: LinkField
  /**
   * True if the media is on the other side of the text.
   *
   * @default false
   */
  reverse: boolean
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
  /**
   * True if the text slides in when it enters the viewport.
   *
   * @default false
   */
  useTextAnimations: boolean
  /**
   * True if the media slides in when it enters the viewport.
   *
   * @default false
   */
  useMediaAnimations: boolean
  /** The picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** The picture on phones. */
  imagePhone?: ImageField
  /** The video on wide screens; plays muted. */
  videoDesktop?: FileField
  /** The video on phones; plays muted. */
  videoPhone?: FileField
  /**
   * The identifier of a YouTube video: the part after `v=` in its address.
   *
   * @pattern ^[A-Za-z0-9_-]{6,20}$
   */
  youtubeId?: string
  /**
   * True if the video shows its controls.
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
