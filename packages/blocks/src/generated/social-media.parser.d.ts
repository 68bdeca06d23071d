// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SocialMedia } from "./social-media.js"

export declare function parseSocialMedia(value: unknown): SocialMedia | null
