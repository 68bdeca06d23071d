// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const youtubeVideoGuide: Guide
