/** What can be wrong with a field, in the order in which it is said. Texts stand under these names. */
export type FieldFault =
  | "required"
  | "choose"
  | "check"
  | "email"
  | "url"
  | "pattern"
  | "tooShort"
  | "tooLong"
  | "tooLow"
  | "tooHigh"

/** As much of what the browser found as is needed to say it. */
export type Findings = Readonly<Partial<Record<keyof ValidityState, boolean>>>

/** What is wrong with a control of this type; `"own"` when a rule of the caller's says so, `null` when nothing is. */
export function findFault(findings: Findings, type: string): FieldFault | "own" | null {
  if (findings.valueMissing) return getMissingFault(type)
  if (findings.customError) return "own"
  if (findings.typeMismatch) return type === "url" ? "url" : "email"
  if (findings.tooShort) return "tooShort"
  if (findings.tooLong) return "tooLong"
  if (findings.rangeUnderflow) return "tooLow"
  if (findings.rangeOverflow) return "tooHigh"
  return findings.patternMismatch || findings.stepMismatch || findings.badInput ? "pattern" : null
}

function getMissingFault(type: string): FieldFault {
  if (type === "checkbox") return "check"
  return type === "radio" || type.startsWith("select") ? "choose" : "required"
}
