const AROUND = 120

/** Identifiers that React makes depend on the path to a component, and every renderer has its own. */
const REACT_ID = /_R_\w*_/g

/** Around each island stands one, which hydrates by itself; a page by hand has none. No visitor sees them. */
const COMMENT = /<!--.*?-->/gs

/** Leaves out what no visitor sees: comments, and identifiers that were made up. */
export function withoutReactIds(html: string): string {
  return html.replace(REACT_ID, "_R_").replace(COMMENT, "")
}

/** Ends the bench when two contestants do not print the same, and shows where they part. */
export function assertSame(name: string, html: string, floor: string): void {
  if (html === floor) return
  let at = 0
  while (html[at] === floor[at]) at += 1
  const near = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  throw new Error(
    `${name}: its HTML differs from the hand-written page's at character ${at} (${html.length} and ${floor.length} in all).\n\n  ${name}: …${near(html)}…\n\n  by hand: …${near(floor)}…\n\nA faster wrong answer is no answer: make them equal, or name the difference.`,
  )
}
