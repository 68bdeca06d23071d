// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Picture } from "./picture.ts"

/** What a picture has where its editor chose nothing. */
export const pictureDefaults = { width: "Content" } satisfies Partial<Picture>
