import { formatColor } from "./css-value.ts"
import { getAlias } from "./read-tokens.ts"
import type { Color, Tokens } from "./tokens.types.ts"

export interface ContrastPair {
  readonly color: string
  readonly surface: string
  readonly values: readonly [string, string]
  readonly ratio: number
  readonly min: number
}

export function listContrastPairs(tokens: Tokens): readonly ContrastPair[] {
  return [...tokens.values()].flatMap(({ path, value, forecourt }) =>
    (forecourt.contrast ?? []).map(({ on, min }) => {
      const surface = tokens.get(getAlias(on) ?? "")
      if (!surface) throw new Error(`tokens: "${path}" promises contrast on "${on}", which does not exist. Correct it.`)
      const pair = [value as Color, surface.value as Color] as const
      return {
        color: path,
        surface: surface.path,
        values: [formatColor(pair[0]), formatColor(pair[1])],
        ratio: calculateContrastRatio(...pair),
        min,
      }
    }),
  )
}

export function calculateContrastRatio(first: Color, second: Color): number {
  const [light, dark] = [calculateLuminance(first), calculateLuminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

export function isLighter(words: Color, surface: Color): boolean {
  return calculateLuminance(words) > calculateLuminance(surface)
}

function calculateLuminance({ components }: Color): number {
  const [red, green, blue] = components.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
