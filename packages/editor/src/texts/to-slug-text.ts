import { toSlug } from "@forecourt/contracts/to-slug"

const MAX_LENGTH = 80

/** Converts words to a slug of a readable length, or to an empty string when no character is left. */
export function toSlugText(words: string): string {
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}
