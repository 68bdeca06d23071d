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

/**
 * The severity of a finding. `error` means that visitors are affected or that the rule has no effect; `warning` means
 * that the rule should be checked.
 */
export type Severity = "error" | "warning"

export interface Finding {
  readonly kind: FindingKind
  readonly severity: Severity
  readonly rule: string
  readonly line?: number
  readonly message: string
  readonly cure: string
  readonly others: readonly string[]
}

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
