import { toSlug } from "@forecourt/contracts/to-slug"
import { remembered } from "./remembered.ts"

/** A word as addresses have it: small letters and figures, hyphens between. */
export const plainWord = remembered(toSlug)
