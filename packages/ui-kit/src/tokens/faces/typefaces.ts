import { readTokens, type TokenFile } from "../read-tokens.ts"
import type { Token, Tokens } from "../tokens.types.ts"

/** What browsers make of `<b>` and `<strong>` in running text. */
const BOLD = 700

/** Weights in which a typeface is used, by its role: what tokens name, and what browsers add. */
const WEIGHTS: Readonly<Record<string, readonly (string | number)[]>> = {
  "font.heading": ["weight.heading", "weight.display", "weight.strong"],
  "font.text": ["weight.text", "weight.strong", BOLD],
}

/** A typeface of a theme that comes from a package. */
export interface Typeface {
  readonly family: string
  readonly package: string
  /** Custom properties under which a site's loader brings it, one for each role unless roles share it. */
  readonly properties: readonly string[]
  /** Weights in which it is used, in all its roles, the lightest first. */
  readonly weights: readonly number[]
}

/** Reads the typefaces of a theme from its token files, the later one on top. */
export function readTypefaces(files: readonly TokenFile[]): readonly Typeface[] {
  return listTypefaces(readTokens(files))
}

/** Typefaces of a theme, each once, with the weights in which it is used. */
export function listTypefaces(tokens: Tokens): readonly Typeface[] {
  const fonts = [...tokens.values()].filter((token) => token.forecourt.package !== undefined)
  const families = Map.groupBy(fonts, getFamily)
  return [...families].map(([family, roles]) => ({
    family,
    package: roles[0]?.forecourt.package ?? "",
    properties: [...new Set(roles.flatMap(({ forecourt }) => forecourt.face ?? []))],
    weights: [...new Set(roles.flatMap((role) => listWeights(role, tokens)))].sort((one, other) => one - other),
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
