import { toSlug } from "@forecourt/contracts/to-slug"

const MAX_LENGTH = 80

export function toSlugText(words: string): string {
  return toSlug(words).slice(0, MAX_LENGTH).replace(/-$/, "")
}
