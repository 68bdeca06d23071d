import type { Branch } from "./branch.ts"
import { createLiteral, type Regex } from "./regex.ts"
import { findText, parseRegex } from "./texts.ts"

export interface TextBounds {
  readonly inside: readonly string[]
  readonly outside: readonly string[]
  readonly except: Iterable<unknown>
  readonly min: number
  readonly max: number
}

const MAX_EXCEPTIONS = 40

export function areTextsImpossible(branch: Branch): boolean {
  const { length, inside, outside, excluded } = branch
  if (length.min > length.max) return true
  if (length.max === 0) return branch.refutes("")
  return hasNoText({ inside, outside, except: excluded, min: length.min, max: length.max })
}

/** Returns true only if it is certain that no string meets all requirements. */
export function hasNoText({ inside, outside, except, min, max }: TextBounds): boolean {
  if (min > max || inside.some((source) => outside.includes(source))) return true
  const texts = [...except].filter((value) => typeof value === "string")
  if (inside.length === 0 && outside.length === 0) return max === 0 && texts.includes("")
  const text = findText({
    inside: inside.flatMap(parseKnown),
    outside: [...outside.flatMap(parseKnown), ...texts.slice(0, MAX_EXCEPTIONS).map(createLiteral)],
    min,
    max,
  })
  return text === null
}

/** Parses a pattern. Returns an empty array, which imposes no restriction, if the pattern cannot be parsed. */
function parseKnown(source: string): Regex[] {
  const regex = parseRegex(source)
  return regex === null ? [] : [regex]
}
