// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { YoutubeVideo } from "./youtube-video.js"

export declare function readYoutubeVideo(raw: unknown): YoutubeVideo | null
