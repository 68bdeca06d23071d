/** The default maximum length of a text in characters. Spec 3 §9.1. */
export const TEXT_LENGTH = 80

export const WARN_AT = 10

/**
 * A warning that few characters remain. `left` is their number, and `mark` is the threshold that triggered the warning.
 */
export interface Warning {
  readonly mark: number
  readonly left: number
}

/**
 * Returns a warning when the number of remaining characters falls to `warnAt`, to half of `warnAt`, or to zero. Between
 * these thresholds, returns the previous warning, so that screen readers do not announce one after every key press.
 */
export function getWarning(previous: Warning | null, left: number, warnAt: number): Warning | null {
  const mark = [0, Math.floor(warnAt / 2), warnAt].find((item) => left <= item)
  if (mark === undefined) return null
  return previous?.mark === mark ? previous : { mark, left: Math.max(left, 0) }
}
