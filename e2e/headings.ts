import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5"

type Node = DefaultTreeAdapterMap["node"]

/** The levels of a page's headings when there is not one of the first, or when one is skipped; null when all is well. */
export function faultInHeadings(html: string): string | null {
  const levels = levelsIn(parse(html))
  const isRight = levels.filter((level) => level === 1).length === 1 && !skips(levels)
  return isRight ? null : levels.join(" ")
}

/** Levels of all headings, in the page's order. */
function levelsIn(node: Node): readonly number[] {
  const own = /^h([1-6])$/.exec(node.nodeName)
  if (own) return [Number(own[1])]
  if (!defaultTreeAdapter.isElementNode(node) && node.nodeName !== "#document") return []
  return (node as DefaultTreeAdapterMap["parentNode"]).childNodes.flatMap(levelsIn)
}

/** The first may be of any level: what stands in the header comes before the page's own. */
function skips(levels: readonly number[]): boolean {
  return levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
}
