// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Picture } from "./picture.js"

export declare function readPicture(raw: unknown): Picture | null
