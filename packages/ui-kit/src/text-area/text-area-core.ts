/** The most characters of a free text. Spec 3 §9.1. */
export const TEXT_LENGTH = 80

/** From how many characters left on it is said. */
export const WARN_AT = 10

/** What is said of how much is left, and the mark that was passed then. */
export interface Warning {
  readonly mark: number
  readonly left: number
}

/**
 * Said at the mark, at half of it and at the end, not at every key; never again before another mark is passed.
 */
export function getWarning(before: Warning | null, left: number, warnAt: number): Warning | null {
  const mark = [0, Math.floor(warnAt / 2), warnAt].find((one) => left <= one)
  if (mark === undefined) return null
  return before?.mark === mark ? before : { mark, left: Math.max(left, 0) }
}
