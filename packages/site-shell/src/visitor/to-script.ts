const COMMENTS_AND_MARGINS = /^\s*(?:\/\/.*)?\n?/gm
const NEEDLESS_BREAKS = /(?<=[{,(])\n/g

/** Converts a function to the text of a script that calls it, without comments and other source details. */
export function toScript(start: () => void): string {
  return `(${start.toString().replace(COMMENTS_AND_MARGINS, "").replace(NEEDLESS_BREAKS, "")})()`
}
