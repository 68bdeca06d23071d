import { readTokens, type TokenFile } from "../read-tokens.ts"
import type { Token, Tokens } from "../tokens.types.ts"

const BOLD = 700

const WEIGHTS: Readonly<Record<string, readonly (string | number)[]>> = {
  "font.heading": ["weight.heading", "weight.display", "weight.strong"],
  "font.text": ["weight.text", "weight.strong", BOLD],
}

/** A typeface of a theme. Its files are in an npm package. */
export interface Typeface {
  readonly family: string
  readonly package: string
  /**
   * The custom properties that the font loader of a site sets for this typeface: one for each role, such as headings.
   * Several roles may share a property.
   */
  readonly properties: readonly string[]
  /** The weights that are used in any role of the typeface, sorted from light to bold. */
  readonly weights: readonly number[]
}

/** Returns the typefaces that are used by the token files of a theme. Later files override earlier ones. */
export function readTypefaces(files: readonly TokenFile[]): readonly Typeface[] {
  return listTypefaces(readTokens(files))
}

/** Returns the typefaces of a theme without duplicates, each with the weights in which it is used. */
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
