// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Picture } from "./picture.js"

export declare function parsePicture(value: unknown): Picture | null
