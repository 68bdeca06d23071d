/** A style rule with what it is about, and how long it is. */
interface Rule {
  readonly selector: string
  readonly bytes: number
}

export interface PageCss {
  readonly total: number
  /** Bytes of rules that are about blocks or parts which do not stand on the page. */
  readonly strange: number
  /** The blocks and parts they are about. */
  readonly names: readonly string[]
}

/** `.hero-banner-module__Xy__root` is about `hero-banner`, as is `[data-scope=hero-banner]`. */
const ABOUT = /\.([a-z][a-z0-9-]*)-module__|\[data-scope=["']?([a-z0-9-]+)/g

/** How much of a page's style sheets is about something that does not stand on it. */
export function cssOfPage(css: string, html: string): PageCss {
  const isShown = (name: string) =>
    html.includes(`data-scope="${name}"`) || html.includes(` ${name}-module__`) || html.includes(`"${name}-module__`)
  const strange = rulesOf(css).filter(({ selector }) => {
    const about = namesIn(selector)
    return about.length > 0 && !about.some(isShown)
  })
  return {
    total: Buffer.byteLength(css),
    strange: strange.reduce((sum, { bytes }) => sum + bytes, 0),
    names: [...new Set(strange.flatMap(({ selector }) => namesIn(selector)))].sort(),
  }
}

function namesIn(selector: string): readonly string[] {
  return [...selector.matchAll(ABOUT)].map(([, module, scope]) => module ?? scope ?? "")
}

/** The style rules in a sheet, whatever layers and conditions they stand in; nested ones belong to their outermost. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf("{", at)
    if (open < 0) break
    const prelude = css.slice(Math.max(at, css.lastIndexOf(";", open) + 1), open).trim()
    const close = closingOf(css, open)
    if (/^@(layer|media|supports|container|scope|starting-style)\b/.test(prelude))
      rules.push(...rulesOf(css.slice(open + 1, close)))
    else if (!prelude.startsWith("@"))
      rules.push({ selector: prelude, bytes: Buffer.byteLength(css.slice(at, close + 1)) })
    at = close + 1
  }
  return rules
}

function closingOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1
    if (css[at] === "}") depth -= 1
    if (depth === 0) return at
  }
  return css.length
}
