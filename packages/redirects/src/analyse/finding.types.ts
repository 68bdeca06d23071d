/** The kinds of problems that a rule can have. */
export type FindingKind =
  | "invalid"
  | "unsafe-expression"
  | "open-redirect"
  | "duplicate"
  | "contradiction"
  | "shadowed"
  | "no-effect"
  | "self-loop"
  | "growing-loop"
  | "cycle"
  | "chain"
  | "dead-target"
  | "hides-page"
  | "never-true"
  | "overlapping-map"
  | "expired"

/** `error`: a visitor would notice the problem, or the rule has no effect. `warning`: a person should check it. */
export type Severity = "error" | "warning"

export interface Finding {
  readonly kind: FindingKind
  readonly severity: Severity
  readonly rule: string
  /** The line of the rule in the file it was read from. */
  readonly line?: number
  /** The problem, in a sentence that starts with the rule. */
  readonly message: string
  /** The suggested fix. */
  readonly cure: string
  /** The other rules that are involved. */
  readonly others: readonly string[]
}

/** The severity of each kind. */
export const SEVERITY: Readonly<Record<FindingKind, Severity>> = {
  invalid: "error",
  "unsafe-expression": "error",
  "open-redirect": "error",
  duplicate: "warning",
  contradiction: "error",
  shadowed: "error",
  "no-effect": "error",
  "self-loop": "error",
  "growing-loop": "error",
  cycle: "error",
  chain: "error",
  "dead-target": "error",
  "hides-page": "warning",
  "never-true": "error",
  "overlapping-map": "error",
  expired: "warning",
}
