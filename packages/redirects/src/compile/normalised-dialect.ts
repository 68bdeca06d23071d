import { toPathKey } from "../address/path-key.ts"
import { readSourceSteps } from "../pattern/source-pattern.ts"
import type { Shape } from "./artefact.ts"
import type { Dialect } from "./engine.ts"
import { matchRule, type Rule, readRule, resolveTarget } from "./rule.ts"

export interface Columns {
  readonly size: number
  getRuleShape(rule: number): Shape
  getRuleSource(rule: number): string
  getRuleTarget(rule: number): string
  isPattern(rule: number): boolean
}

export function createNormalisedDialect(columns: Columns): Dialect {
  const rules: (Rule | null)[] = []
  const getRule = (index: number): Rule | null => {
    const known = rules[index]
    if (known !== undefined) return known
    const rule = readQuietly(columns, index)
    rules[index] = rule
    return rule
  }
  return {
    keyOf: toPathKey,
    readSteps: (source, shape) => readSourceSteps(source, shape),
    fit: (index, visit) => {
      const rule = getRule(index)
      return rule === null ? null : matchRule(rule, visit)
    },
    place: (index, visit, params) => {
      const rule = getRule(index)
      return rule === null ? null : resolveTarget(rule, visit, params)
    },
  }
}

/**
 * Reads a rule of a compiled table. Returns `null` for an invalid rule, so that the site keeps running even if the
 * table was modified.
 */
function readQuietly(columns: Columns, index: number): Rule | null {
  try {
    return readRule(
      columns.getRuleSource(index),
      columns.getRuleTarget(index),
      columns.getRuleShape(index),
      !columns.isPattern(index),
    )
  } catch {
    return null
  }
}
