// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesTeaser } from "./stories-teaser.js"

export declare function parseStoriesTeaser(value: unknown): StoriesTeaser | null
