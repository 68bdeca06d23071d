// Generated from schemas/services/content/ancestors-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAncestorsAnswer } from "./ancestors-answer.parser.js"

/** The pages above a page. */
export interface AncestorsAnswer {
  /** The page; null when it is unknown. */
  item?: {
    /** Pages above, immediate parent first. */
    ancestors: ({
      /** Name of the item. */
      name: string
      /** Name shown to people. */
      displayName?: string | null
      /** Where the page is found. */
      url: {
        /** Address of the page. */
        path: string
      }
      /** Title in the navigation. */
      navTitle?: {
        /** What it holds. */
        value?: string | null
      } | null
    } | null)[]
  } | null
}
