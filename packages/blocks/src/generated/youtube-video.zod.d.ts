// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { YoutubeVideo } from "./youtube-video.js"
import type { Schema } from "./zod.js"

export declare const youtubeVideoSchema: Schema<YoutubeVideo>

export declare function explainYoutubeVideo(value: unknown, options?: DescribeOptions): Issue[]
