// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Footer } from "./footer.ts"

/** The default values of a footer. */
export const footerDefaults = { showBrands: false, infoFieldOneChildFullWidth: false } satisfies Partial<Footer>
