/** The maximum length of a free text in characters. Spec 3 §9.1. */
export const TEXT_LENGTH = 80

/** The number of remaining characters at which the first warning appears. */
export const WARN_AT = 10

/** A warning about the remaining characters, with the threshold that triggered it. */
export interface Warning {
  readonly mark: number
  readonly left: number
}

/**
 * Returns a warning when the number of remaining characters reaches the threshold, half of the threshold, or zero,
 * instead of at every key press. Until the next of these marks, returns the same warning.
 */
export function getWarning(previous: Warning | null, left: number, warnAt: number): Warning | null {
  const mark = [0, Math.floor(warnAt / 2), warnAt].find((item) => left <= item)
  if (mark === undefined) return null
  return previous?.mark === mark ? previous : { mark, left: Math.max(left, 0) }
}
