/** What can be wrong with a rule. */
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

/** `error`: a visitor would meet it, or the rule does nothing it says. `warning`: somebody should look. */
export type Severity = "error" | "warning"

export interface Finding {
  readonly kind: FindingKind
  readonly severity: Severity
  readonly rule: string
  /** Line of the rule in the file it was read from. */
  readonly line?: number
  /** What is the case, in a sentence that starts with the rule. */
  readonly message: string
  /** What to do. */
  readonly cure: string
  /** Other rules that take part. */
  readonly others: readonly string[]
}

/** What each kind is worth. */
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
