import { toSlug } from "@forecourt/contracts/to-slug"

const MAX_LENGTH = 80

/** Words as an address holds them, cut at a length that is easy to read. Empty where nothing is left of them. */
export function toSlugText(words: string): string {
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}
