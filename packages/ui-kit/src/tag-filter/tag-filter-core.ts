/** The tags that are chosen, each once; none means all. Spec 1 §4. */
export type Tags = readonly string[]

/** Chooses a tag, or lets it go. */
export function toggleTag(chosen: Tags, tag: string): Tags {
  return chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]
}
