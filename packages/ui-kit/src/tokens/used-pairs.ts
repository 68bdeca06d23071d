import { type CssRule, readCss } from "./read-css.ts"

/** Words of a colour on a ground, as a style sheet has them. Both are names of tokens: `ink`, `tint`. */
export interface UsedPair {
  readonly selector: string
  readonly color: string
  readonly ground: string
}

/**
 * Every pair of a colour and a ground that a style sheet puts on one part, also when the one comes from the part and
 * the other from a state of it. Words without a ground of their own stand on `paper`.
 */
export function usedPairs(css: string): readonly UsedPair[] {
  const rules = readCss(css).flatMap(({ selectors, declarations }) =>
    selectors.map((selector) => ({ selector, part: partOf(selector), declarations })),
  )
  const base = new Map<string, Paint>()
  for (const { selector, part, declarations } of rules) {
    if (part === lastCompound(selector)) base.set(part, { ...base.get(part), ...paintOf(declarations) })
  }
  const pairs = rules.flatMap(({ selector, part, declarations }) => {
    const own = paintOf(declarations)
    if (!own.color && !own.ground) return []
    const { color, ground = "paper" } = { ...base.get(part), ...own }
    return color ? [{ selector, color, ground }] : []
  })
  return pairs.filter(({ color, ground }) => color !== ground)
}

interface Paint {
  readonly color?: string
  readonly ground?: string
}

function paintOf(declarations: CssRule["declarations"]): Paint {
  const color = tokenIn(declarations.get("color"))
  const ground = tokenIn(declarations.get("background-color") ?? declarations.get("background"))
  return { ...(color && { color }), ...(ground && { ground }) }
}

/** The colour a value comes to when nobody sets its knobs: `var(--fc-x-bg, var(--fc-color-tint))` is `tint`. */
function tokenIn(value: string | undefined): string | undefined {
  return /^(?:var\(--[\w-]+,\s*)*var\(--fc-color-([\w-]+)\)+$/.exec(value ?? "")?.[1]
}

/** A part without its states: `.clear:hover` and `.clear[data-open]` are both `.clear`, but `.clear::before` is not. */
function partOf(selector: string): string {
  return lastCompound(selector)
    .replace(/(?<!:):(?!:)[\w-]+(?:\([^)]*\))*/g, "")
    .replace(/\[(?!data-(?:scope|part)\b)[^\]]*\]/g, "")
}

function lastCompound(selector: string): string {
  return selector.split(/\s*[\s>+~]\s*(?![^([]*[)\]])/).pop() ?? selector
}
