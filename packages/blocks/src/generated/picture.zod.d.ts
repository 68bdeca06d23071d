// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Picture } from "./picture.js"
import type { Schema } from "./zod.js"

export declare const pictureSchema: Schema<Picture>

export declare function explainPicture(value: unknown, options?: DescribeOptions): Issue[]
