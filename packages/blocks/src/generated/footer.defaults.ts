// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Footer } from "./footer.ts"

/** What a footer has where its editor chose nothing. */
export const footerDefaults = { showBrands: false, infoFieldOneChildFullWidth: false } satisfies Partial<Footer>
