import { toSlug } from "@forecourt/contracts/to-slug"
import { remembered } from "./remembered.ts"

/** Converts a word to a slug: lower-case letters, digits and hyphens. */
export const plainWord = remembered(toSlug)
