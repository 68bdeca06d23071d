/** A style rule with what it is about, and how long it is. */
interface Rule {
  readonly selector: string
  readonly bytes: number
}

export interface PageCss {
  readonly total: number
  /** Bytes of rules that are about something of which nothing stands on the page. */
  readonly strange: number
  /** What they are about: the part that is written out, or how the classes of the sheet begin. */
  readonly about: readonly string[]
}

/** `.TUk3aq_root` is about the sheet whose classes all begin with `TUk3aq`, `[data-scope=tabs]` about tabs. */
const ABOUT = /\.(_?[\w-]{6})_[a-zA-Z]|\[data-scope=["']?([a-z0-9-]+)/g

/** How much of a page's style sheets is about something that does not stand on it. */
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

/** The style rules in a sheet, whatever layers and conditions they stand in; nested ones belong to their outermost. */
function listRules(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf("{", at)
    if (open < 0) break
    const prelude = css.slice(Math.max(at, css.lastIndexOf(";", open) + 1), open).trim()
    const close = findClosing(css, open)
    const bytes = Buffer.byteLength(css.slice(at, close + 1))
    // An animation belongs to the sheet that its name begins with, as a class does.
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
