const AROUND = 120

/**
 * Matches the identifiers that React generates. They differ between implementations because they depend on the position
 * in the component tree.
 */
const REACT_ID = /_R_\w*_/g

/** Matches HTML comments. Only pages with islands have them. */
const COMMENT = /<!--.*?-->/gs

export function removeReactIds(html: string): string {
  return html.replace(REACT_ID, "_R_").replace(COMMENT, "")
}

export function assertSame(name: string, html: string, floor: string): void {
  if (html === floor) return
  let at = 0
  while (html[at] === floor[at]) at += 1
  const cutAround = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  throw new Error(
    `${name}: its HTML differs from the hand-written page's at character ${at} (${html.length} and ${floor.length} in all).\n\n  ${name}: …${cutAround(html)}…\n\n  by hand: …${cutAround(floor)}…\n\nA faster wrong answer is no answer: make them equal, or name the difference.`,
  )
}
