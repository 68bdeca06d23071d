interface Rule {
  readonly selector: string
  readonly bytes: number
}

export interface PageCss {
  readonly total: number
  readonly strange: number
  /**
   * The class prefixes of style sheets, such as `TUk3aq`, and the scopes of components, such as `tabs`, in the CSS
   * rules that match no element on the page.
   */
  readonly about: readonly string[]
}

/** Matches a class prefix, such as `TUk3aq` in `.TUk3aq_root`, or a scope, such as `tabs` in `[data-scope=tabs]`. */
const ABOUT = /\.(_?[\w-]{6})_[a-zA-Z]|\[data-scope=["']?([a-z0-9-]+)/g

export function cssOfPage(css: string, html: string): PageCss {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)))
  const sheets = new Set([...classes].flatMap((name) => /^(_?[\w-]{6})_[a-zA-Z]/.exec(name)?.[1] ?? []))
  const isShown = (name: string) => sheets.has(name) || html.includes(`data-scope="${name}"`)
  const strange = listRules(css).filter(({ selector }) => {
    const about = namesIn(selector)
    return about.length > 0 && !about.some(isShown)
  })
  return {
    total: Buffer.byteLength(css),
    strange: strange.reduce((sum, { bytes }) => sum + bytes, 0),
    about: [...new Set(strange.flatMap(({ selector }) => namesIn(selector)))].sort(),
  }
}

function namesIn(selector: string): readonly string[] {
  return [...selector.matchAll(ABOUT)].map(([, sheet, scope]) => sheet ?? scope ?? "")
}

function listRules(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf("{", at)
    if (open < 0) break
    const prelude = css.slice(Math.max(at, css.lastIndexOf(";", open) + 1), open).trim()
    const close = findClosing(css, open)
    const bytes = Buffer.byteLength(css.slice(at, close + 1))
    // An animation belongs to the style sheet whose prefix it has, as a class does.
    const animation = /^@keyframes (.+)$/.exec(prelude)?.[1]
    if (/^@(layer|media|supports|container|scope|starting-style)\b/.test(prelude))
      rules.push(...listRules(css.slice(open + 1, close)))
    else if (animation !== undefined) rules.push({ selector: `.${animation}`, bytes })
    else if (!prelude.startsWith("@")) rules.push({ selector: prelude, bytes })
    at = close + 1
  }
  return rules
}

function findClosing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1
    if (css[at] === "}") depth -= 1
    if (depth === 0) return at
  }
  return css.length
}
