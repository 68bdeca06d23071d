// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { YoutubeVideo } from "./youtube-video.ts"

/** The default values of a youtube video. */
export const youtubeVideoDefaults = {
  titleTag: "h2",
  hasAutoplay: true,
  hasControlBar: false,
  width: "Content",
} satisfies Partial<YoutubeVideo>
