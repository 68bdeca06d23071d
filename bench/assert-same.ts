const AROUND = 120

/** React's generated identifiers depend on the path to a component, and every renderer has another path. */
const REACT_ID = /_R_\w*_/g

/** Each self-hydrating island has a comment around it; a hand-written page has none. Comments are not visible. */
const COMMENT = /<!--.*?-->/gs

/** Removes the parts that are not visible: comments and generated identifiers. */
export function removeReactIds(html: string): string {
  return html.replace(REACT_ID, "_R_").replace(COMMENT, "")
}

/** Ends the benchmark when two contestants render different HTML, and shows the first difference. */
export function assertSame(name: string, html: string, floor: string): void {
  if (html === floor) return
  let at = 0
  while (html[at] === floor[at]) at += 1
  const cutAround = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  throw new Error(
    `${name}: its HTML differs from the hand-written page's at character ${at} (${html.length} and ${floor.length} in all).\n\n  ${name}: …${cutAround(html)}…\n\n  by hand: …${cutAround(floor)}…\n\nA faster wrong answer is no answer: make them equal, or name the difference.`,
  )
}
