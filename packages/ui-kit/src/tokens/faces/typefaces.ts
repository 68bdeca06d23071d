import { readTokens, type TokenFile } from "../read-tokens.ts"
import type { Token, Tokens } from "../tokens.types.ts"

/** The weight of `<b>` and `<strong>` in running text. */
const BOLD = 700

/**
 * The weights for each role of a typeface: the paths of weight tokens, and the bold weight that browsers apply to `<b>`
 * and `<strong>`.
 */
const WEIGHTS: Readonly<Record<string, readonly (string | number)[]>> = {
  "font.heading": ["weight.heading", "weight.display", "weight.strong"],
  "font.text": ["weight.text", "weight.strong", BOLD],
}

/** A typeface that a theme uses and whose files are in an npm package. */
export interface Typeface {
  readonly family: string
  readonly package: string
  /**
   * The custom properties that a site's font loader sets for this typeface. Each role of the typeface has a property,
   * which roles may share.
   */
  readonly properties: readonly string[]
  /** The weights in which the typeface is used in all its roles, the lightest first. */
  readonly weights: readonly number[]
}

/** Reads the typefaces of a theme from its token files. Later files override earlier ones. */
export function readTypefaces(files: readonly TokenFile[]): readonly Typeface[] {
  return listTypefaces(readTokens(files))
}

/** Returns the typefaces of a theme without duplicates, including the weights in which they are used. */
export function listTypefaces(tokens: Tokens): readonly Typeface[] {
  const fonts = [...tokens.values()].filter((token) => token.forecourt.package !== undefined)
  const families = Map.groupBy(fonts, getFamily)
  return [...families].map(([family, roles]) => ({
    family,
    package: roles[0]?.forecourt.package ?? "",
    properties: [...new Set(roles.flatMap(({ forecourt }) => forecourt.face ?? []))],
    weights: [...new Set(roles.flatMap((role) => listWeights(role, tokens)))].sort((a, b) => a - b),
  }))
}

function getFamily({ value }: Token): string {
  return String([value].flat()[0])
}

function listWeights(role: Token, tokens: Tokens): readonly number[] {
  return (WEIGHTS[role.path] ?? []).map((weight) =>
    typeof weight === "number" ? weight : Number(tokens.get(weight)?.value),
  )
}
