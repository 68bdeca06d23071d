import { BREAKPOINTS_PX } from "./generated/breakpoints.ts"
import { TOKEN_NAMES } from "./generated/token-names.ts"

const widths: readonly number[] = Object.values(BREAKPOINTS_PX)
const known: ReadonlySet<string> = new Set(TOKEN_NAMES)

/**
 * Finds custom properties that a style sheet uses without a fallback, although neither a theme nor the style sheet sets
 * them.
 */
export function findUnknownTokens(css: string): readonly string[] {
  const sheet = removeComments(css)
  const declarations = new Set(Array.from(sheet.matchAll(/(--fc-[\w-]+)\s*:/g), ([, name]) => name))
  const reads = Array.from(sheet.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g))
  const unknown = reads.filter(([, name = "", comma]) => !comma && !known.has(name) && !declarations.has(name))
  return [...new Set(unknown.map(([, name = ""]) => name))]
}

/**
 * Finds widths in media and container queries that are not breakpoints of the UI kit. Both `width < 768px` and
 * `max-width: 767.98px` count as the breakpoint 768. Heights are ignored.
 */
export function findUnknownBreakpoints(css: string): readonly string[] {
  const queries = Array.from(removeComments(css).matchAll(/@(?:media|container)[^{]+/g), ([query]) => query)
  const conditions = queries.flatMap((query) => query.match(/\([^()]*\)/g) ?? [])
  const named = conditions
    .filter((condition) => !/height|block-size/.test(condition))
    .flatMap((condition) => Array.from(condition.matchAll(/([\d.]+)px/g), ([, width = ""]) => width))
  return [...new Set(named)].filter((width) => !widths.includes(Math.ceil(Number(width))))
}

/** Finds literal colours, such as `#dfe7ec`, where a colour token is required. */
export function findRawColors(css: string): readonly string[] {
  const values = Array.from(removeComments(css).matchAll(/:\s*([^;{}]+);/g), ([, value = ""]) => value)
  const raw = values.flatMap(
    (value) => value.match(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!\s*from var\()/gi) ?? [],
  )
  return [...new Set(raw)]
}

/**
 * Finds selectors without a class. In a CSS module, such a selector would match elements of the whole page, and Next.js
 * rejects it. The steps of `@keyframes`, such as `from`, are ignored.
 */
export function findUnownedSelectors(css: string): readonly string[] {
  const preludes = Array.from(removeComments(css).matchAll(/([^{};]+)\{/g), ([, prelude = ""]) => prelude.trim())
  const selectors = preludes.filter((prelude) => !/^(@|from$|to$|[\d.%,\s]+$)/.test(prelude))
  return selectors.flatMap(splitList).filter((selector) => !/\.[a-z]/i.test(selector))
}

function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim())
}

function removeComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "")
}
