import { toSlug } from "@forecourt/contracts/to-slug"

const MAX_LENGTH = 80

/** Converts a text to a slug of limited length. Returns an empty string if the text contains no usable characters. */
export function toSlugText(words: string): string {
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}
