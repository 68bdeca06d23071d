/** The default maximum length of the text. Spec 3 §9.1. */
export const TEXT_LENGTH = 80

export const WARN_AT = 10

export interface Warning {
  readonly mark: number
  readonly left: number
}

/**
 * Returns the warning about the remaining characters, or `null` if more than `warnAt` remain. The warning changes only
 * at `warnAt`, at half of it and at zero, so that screen readers do not announce every key press.
 */
export function getWarning(previous: Warning | null, left: number, warnAt: number): Warning | null {
  const mark = [0, Math.floor(warnAt / 2), warnAt].find((item) => left <= item)
  if (mark === undefined) return null
  return previous?.mark === mark ? previous : { mark, left: Math.max(left, 0) }
}
