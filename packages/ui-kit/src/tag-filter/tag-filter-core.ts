/** The selected tags. If there are none, the list is not filtered. Spec 1 §4. */
export type Tags = readonly string[]

export function toggleTag(chosen: Tags, tag: string): Tags {
  return chosen.includes(tag) ? chosen.filter((item) => item !== tag) : [...chosen, tag]
}
