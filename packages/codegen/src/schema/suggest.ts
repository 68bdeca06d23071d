import { findNearest } from "@forecourt/schema-compat/full-dialect"

/**
 * Returns a question that suggests the most similar name, such as `Did you mean "title"?`. Returns `undefined` if no
 * name is similar enough.
 */
export function suggest(wanted: string, names: Iterable<string>, quote = '"'): string | undefined {
  const meant = findNearest(wanted, names)
  return meant === undefined ? undefined : `Did you mean ${quote}${meant}${quote}?`
}
