/** The possible errors, in order of precedence. Each error has a message, such as `field.required`. */
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

export type Findings = Readonly<Partial<Record<keyof ValidityState, boolean>>>

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
