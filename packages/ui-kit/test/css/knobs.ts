import { TOKEN_NAMES } from "../../src/tokens/generated/token-names.ts"

const themeTokens: ReadonlySet<string> = new Set(TOKEN_NAMES)

/**
 * Matches the names of custom properties that contain positions and sizes calculated by scripts, such as
 * `--fc-tooltip-x`.
 */
const GEOMETRY = /-(?:x|y|tip|at|by|from|to|lift|room|width|window)$/

/**
 * Finds the custom properties with which a site or a theme can adjust a component, and returns their fallback values.
 * These are the properties that the style sheet reads with a fallback but does not set.
 */
export function findKnobs(css: string): ReadonlyMap<string, string> {
  const sheet = css.replace(/\/\*[\s\S]*?\*\//g, "")
  const set = new Set(Array.from(sheet.matchAll(/(--fc-[\w-]+)\s*:/g), ([, name = ""]) => name))
  const knobs = new Map<string, string>()
  for (const { 0: match, 1: name = "", index } of sheet.matchAll(/var\(\s*(--fc-[\w-]+)\s*,\s*/g)) {
    if (themeTokens.has(name) || set.has(name) || GEOMETRY.test(name)) continue
    knobs.set(name, getFallback(sheet, index + match.length))
  }
  return knobs
}

/** Finds the custom properties that a style sheet sets but does not read. They are intended for other style sheets. */
export function findSettings(css: string): readonly string[] {
  const sheet = css.replace(/\/\*[\s\S]*?\*\//g, "")
  const set = Array.from(sheet.matchAll(/(--fc-[\w-]+)\s*:/g), ([, name = ""]) => name)
  return [...new Set(set)].filter(
    (name) => !themeTokens.has(name) && !GEOMETRY.test(name) && !sheet.includes(`var(${name}`),
  )
}

function getFallback(sheet: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < sheet.length; at += 1) {
    if (sheet[at] === "(") depth += 1
    if (sheet[at] === ")") depth -= 1
  }
  return sheet
    .slice(from, at - 1)
    .replace(/\s+/g, " ")
    .trim()
}
