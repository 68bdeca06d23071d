// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A film from YouTube behind a picture of our own. It plays muted, and YouTube hears of nobody who has not allowed
 * it.
 */
export interface YoutubeVideo {
  /** What the film is called; also read out as the player's name. */
  title: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A few words about what the film shows. */
  text?: RichTextField
  /**
   * Identifier of a YouTube video, the part after v= in its address.
   *
   * @pattern ^[A-Za-z0-9_-]{6,20}$
   */
  youtubeId: string
  /** Still picture on wide screens, and on phones when no phone picture is set. */
  imageDesktop?: ImageField
  /** Still picture on phones. */
  imagePhone?: ImageField
  /**
   * Starts the film by itself when it comes into view, for visitors who allow YouTube and mind no motion.
   *
   * @default true
   */
  hasAutoplay: boolean
  /**
   * Shows YouTube's controls; without them there is a button to pause.
   *
   * @default false
   */
  hasControlBar: boolean
  /**
   * How wide the film stands on wide screens.
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
