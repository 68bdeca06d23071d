// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TextSection } from "./text-section.js"

export declare function readTextSection(raw: unknown): TextSection | null
