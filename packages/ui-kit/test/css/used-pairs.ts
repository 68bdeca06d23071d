import { type CssRule, readCss } from "./read-css.ts"

/**
 * A text colour and a surface that a style sheet uses for the same element. Both are names of colour tokens, such as
 * `ink` and `tint`.
 */
export interface UsedPair {
  readonly selector: string
  readonly color: string
  readonly surface: string
}

/**
 * Finds every pair of a text colour and a surface that can apply to an element at the same time. The two may be set by
 * different rules, for example by the rule of the element and by its `:hover` rule. If no surface is set, it is
 * `paper`.
 */
export function findUsedPairs(css: string): readonly UsedPair[] {
  const rules = readCss(css).flatMap(({ selectors, declarations }) =>
    selectors.map((selector) => ({ selector, ...parsePart(selector), paint: getPaint(declarations) })),
  )
  const pairs = rules.flatMap(({ selector, part, states, paint }) => {
    if (!paint.color && !paint.surface) return []
    const below = rules.filter((rule) => rule.part === part && rule.states.every((state) => states.includes(state)))
    const { color, surface = "paper" } = Object.assign({}, ...below.map((rule) => rule.paint), paint)
    return color ? [{ selector, color, surface }] : []
  })
  return pairs.filter(({ color, surface }) => color !== surface)
}

/**
 * Matches a state in a selector. A state is a pseudo-class, or an attribute other than `data-scope` and `data-part`,
 * which identify a part.
 */
const STATE = /(?<!:):(?!:)[\w-]+(?:\([^)]*\))*|\[(?!data-(?:scope|part)\b)[^\]]*\]/g

interface Paint {
  readonly color?: string
  readonly surface?: string
}

function getPaint(declarations: CssRule["declarations"]): Paint {
  const color = getToken(declarations.get("color"))
  const surface = getToken(declarations.get("background-color") ?? declarations.get("background"))
  return { ...(color && { color }), ...(surface && { surface }) }
}

/**
 * Returns the colour token that is the last fallback in a CSS value, for example `tint` for `var(--fc-x-bg,
 * var(--fc-color-tint))`. Returns `undefined` if the last fallback is not a colour token.
 */
function getToken(value: string | undefined): string | undefined {
  return /^(?:var\(--[\w-]+,\s*)*var\(--fc-color-([\w-]+)\)+$/.exec(value ?? "")?.[1]
}

/**
 * Splits a selector into a part and its states. `.clear:hover` and `.clear[data-open]` are states of the part `.clear`,
 * but `.clear::before` is a different part.
 */
function parsePart(selector: string): { readonly part: string; readonly states: readonly string[] } {
  const compound = getLastCompound(selector)
  const states = compound.match(STATE) ?? []
  return { part: compound.replace(STATE, ""), states }
}

function getLastCompound(selector: string): string {
  return selector.split(/\s*[\s>+~]\s*(?![^([]*[)\]])/).pop() ?? selector
}
