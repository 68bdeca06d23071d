import type { Change, Level } from "../change.types.ts"

interface Rule {
  readonly backward: boolean
  readonly forward: boolean
  readonly level: Level
  /**
   * True if the change requires a version bump even when both schemas accept the same documents, because generated
   * types or behaviour change.
   */
  readonly isFelt?: boolean
}

const NARROWER: Rule = { backward: false, forward: true, level: "major" }
const WIDER: Rule = { backward: true, forward: false, level: "minor" }
const OTHER: Rule = { backward: false, forward: false, level: "major" }
const SAME: Rule = { backward: true, forward: true, level: "patch" }

export const RULES = {
  "annotation-changed": SAME,
  "default-changed": { ...SAME, level: "minor", isFelt: true },
  deprecated: { ...SAME, level: "minor", isFelt: true },
  "cms-name-changed": { ...SAME, level: "major", isFelt: true },
  "area-narrowed": { ...SAME, level: "major", isFelt: true },
  "area-widened": { ...SAME, level: "minor", isFelt: true },
  "placeholder-narrowed": { ...SAME, level: "major", isFelt: true },
  "data-changed": { ...SAME, level: "major", isFelt: true },
  "property-added": WIDER,
  "property-removed": { ...NARROWER, isFelt: true },
  "property-renamed": { ...OTHER, isFelt: true },
  "required-property-added": OTHER,
  "required-added": NARROWER,
  "required-relaxed": { ...WIDER, level: "major", isFelt: true },
  "object-closed": NARROWER,
  "object-opened": WIDER,
  "type-narrowed": NARROWER,
  "type-widened": WIDER,
  "type-changed": OTHER,
  "const-changed": OTHER,
  "enum-value-added": WIDER,
  "enum-value-removed": NARROWER,
  "exhaustive-value-added": { ...WIDER, level: "major" },
  "bound-tightened": NARROWER,
  "bound-relaxed": WIDER,
  "bound-changed": OTHER,
  "pattern-changed": { ...OTHER, isFelt: true },
  "pattern-added": NARROWER,
  "pattern-removed": WIDER,
  "format-changed": { ...OTHER, isFelt: true },
  "format-added": { ...NARROWER, isFelt: true },
  "format-removed": WIDER,
  "branch-added": WIDER,
  "branch-removed": NARROWER,
  "part-added": NARROWER,
  "part-removed": WIDER,
  "condition-changed": OTHER,
  "entries-changed": OTHER,
  "reference-changed": OTHER,
  "schema-changed": OTHER,
  "accepts-less": NARROWER,
  "accepts-more": WIDER,
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof RULES

/**
 * The directions in which compatibility is proven: `backward` means that old documents match the new schema, and
 * `forward` means that new documents match the old schema.
 */
export interface Proven {
  readonly backward: boolean
  readonly forward: boolean
}

/**
 * Creates a change. If compatibility in one direction is proven, the change counts as compatible in that direction,
 * even if its rule states otherwise.
 */
export function createChange(name: RuleName, pointer: string, message: string, proven: Proven): Change {
  const rule: Rule = RULES[name]
  const backward = rule.backward || proven.backward
  const forward = rule.forward || proven.forward
  return { rule: name, pointer, level: getLevel(rule, backward, forward), backward, forward, message }
}

function getLevel(rule: Rule, backward: boolean, forward: boolean): Level {
  if (rule.isFelt || (backward === rule.backward && forward === rule.forward)) return rule.level
  if (!backward) return "major"
  return forward ? "patch" : "minor"
}
