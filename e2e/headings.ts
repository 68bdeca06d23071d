import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5"

type Node = DefaultTreeAdapterMap["node"]

/** Returns the levels of the page's headings, or `null` if there is exactly one `h1` and no level is skipped. */
export function faultInHeadings(html: string): string | null {
  const levels = levelsIn(parse(html))
  const isRight = levels.filter((level) => level === 1).length === 1 && !skips(levels)
  return isRight ? null : levels.join(" ")
}

function levelsIn(node: Node): readonly number[] {
  const match = /^h([1-6])$/.exec(node.nodeName)
  if (match) return [Number(match[1])]
  if (!defaultTreeAdapter.isElementNode(node) && node.nodeName !== "#document") return []
  return (node as DefaultTreeAdapterMap["parentNode"]).childNodes.flatMap(levelsIn)
}

/**
 * True if a heading level is skipped. The first heading can have any level, since the header precedes the page's `h1`.
 */
function skips(levels: readonly number[]): boolean {
  return levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
}
