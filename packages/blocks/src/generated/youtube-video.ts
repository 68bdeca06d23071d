// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A YouTube video behind the site's own picture. It plays muted, and no requests are sent to YouTube until the
 * visitor consents.
 */
export interface YoutubeVideo {
  /** The title of the video, also used as the accessible name of the player. */
  title: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A short text about the content of the video. */
  text?: RichTextField
  /**
   * The identifier of a YouTube video: the part after `v=` in its address.
   *
   * @pattern ^[A-Za-z0-9_-]{6,20}$
   */
  youtubeId: string
  /** The still picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** The still picture on phones. */
  imagePhone?: ImageField
  /**
   * True if the video starts automatically when it enters the viewport, for visitors who allow YouTube and do not
   * prefer reduced motion.
   *
   * @default true
   */
  hasAutoplay: boolean
  /**
   * True if YouTube's controls are shown; otherwise, there is a pause button.
   *
   * @default false
   */
  hasControlBar: boolean
  /**
   * The width of the video on wide screens.
   *
   * @default "Content"
   */
  width: "Content" | "Wide"
}

/** A youtube video before its defaults are filled in. */
export interface YoutubeVideoInput {
  title: TextField
  titleTag?: TitleTag
  text?: RichTextField
  youtubeId: string
  imageDesktop?: ImageField
  imagePhone?: ImageField
  hasAutoplay?: boolean
  hasControlBar?: boolean
  width?: "Content" | "Wide"
}
