import { toSlug } from "@forecourt/contracts/to-slug"

const MAX_LENGTH = 80

/** Converts words to a slug, cut at a readable length. Empty when no character is left. */
export function toSlugText(words: string): string {
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}
