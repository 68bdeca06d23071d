import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Token, Tokens } from "../tokens.types.ts"
import { fallbackFaces } from "./fallback-faces.ts"
import { fontMetrics } from "./font-metrics.ts"
import { readFont } from "./read-font.ts"

/** Weights in which a typeface is used, by its role. */
const WEIGHTS: Readonly<Record<string, readonly string[]>> = {
  "font.heading": ["weight.heading", "weight.display"],
  "font.text": ["weight.text", "weight.strong"],
}

/** Stand-ins for every typeface of a theme that comes from a package; `locate` finds a package's folder. */
export function printFaces(tokens: Tokens, locate: (name: string) => string): string {
  const weights = new Map<string, { readonly name: string; readonly weights: Set<number> }>()
  for (const token of tokens.values()) {
    const { package: name } = token.forecourt
    if (name === undefined) continue
    const used = weights.get(familyOf(token)) ?? { name, weights: new Set() }
    for (const path of WEIGHTS[token.path] ?? []) used.weights.add(Number(tokens.get(path)?.value))
    weights.set(familyOf(token), used)
  }
  const faces = [...weights].flatMap(([family, { name, weights }]) => {
    const file = join(locate(name), "files", `${name.split("/").pop()}-latin-wght-normal.woff2`)
    const sorted = [...weights].sort((one, other) => one - other)
    return fallbackFaces(family, fontMetrics(readFont(readFileSync(file))), sorted)
  })
  return faces.map((face) => `${face}\n`).join("")
}

function familyOf({ value }: Token): string {
  return String([value].flat()[0])
}
