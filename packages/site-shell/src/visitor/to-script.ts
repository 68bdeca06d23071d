const COMMENTS_AND_MARGINS = /^\s*(?:\/\/.*)?\n?/gm
const NEEDLESS_BREAKS = /(?<=[{,(])\n/g

/** A function as the script that browsers run: called, without what is only for us. */
export function toScript(start: () => void): string {
  return `(${start.toString().replace(COMMENTS_AND_MARGINS, "").replace(NEEDLESS_BREAKS, "")})()`
}
