// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { SocialMedia } from "./social-media.js"
import type { Schema } from "./zod.js"

export declare const socialMediaSchema: Schema<SocialMedia>

export declare function explainSocialMedia(value: unknown, options?: DescribeOptions): Issue[]
