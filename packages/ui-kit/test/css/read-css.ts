export interface CssRule {
  readonly selectors: readonly string[]
  readonly declarations: ReadonlyMap<string, string>
}

export function readCss(css: string): readonly CssRule[] {
  return readBody(css.replace(/\/\*[\s\S]*?\*\//g, ""), [])
}

function readBody(css: string, outer: readonly string[]): readonly CssRule[] {
  const declarations = new Map<string, string>()
  const rules: CssRule[] = []
  for (let at = 0; at < css.length; ) {
    const end = findStatementEnd(css, at)
    const head = css.slice(at, end).trim()
    if (css[end] !== "{") {
      const [, name, value] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(head) ?? []
      if (name !== undefined && value !== undefined) declarations.set(name, value)
      at = end + 1
      continue
    }
    const close = findBlockEnd(css, end)
    const selectors = head.startsWith("@") ? outer : resolveNested(splitSelectors(head), outer)
    if (!head.startsWith("@keyframes")) rules.push(...readBody(css.slice(end + 1, close), selectors))
    at = close + 1
  }
  return declarations.size > 0 && outer.length > 0 ? [{ selectors: outer, declarations }, ...rules] : rules
}

function findStatementEnd(css: string, from: number): number {
  const end = css.slice(from).search(/[;{}]/)
  return end === -1 ? css.length : from + end
}

function findBlockEnd(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1
    if (css[at] === "}") depth -= 1
    if (depth === 0) return at
  }
  return css.length
}

function splitSelectors(list: string): readonly string[] {
  return list.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim())
}

function resolveNested(selectors: readonly string[], outer: readonly string[]): readonly string[] {
  if (outer.length === 0) return selectors
  return outer.flatMap((parent) =>
    selectors.map((selector) => (selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`)),
  )
}
