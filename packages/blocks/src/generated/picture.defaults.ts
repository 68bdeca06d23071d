// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Picture } from "./picture.ts"

/** The default values of a picture. */
export const pictureDefaults = { width: "Content" } satisfies Partial<Picture>
