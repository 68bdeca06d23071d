const BETWEEN = /[\s\p{Pd}]/gu

/**
 * Normalises a registration number: removes spaces and hyphens, and converts it to upper case. All other characters are
 * kept.
 */
export function normalizeRegNo(typed: string): string {
  return typed.replace(BETWEEN, "").toUpperCase()
}

/** Normalises and validates a registration number. Returns `null` for an invalid text. */
export function readRegNo(typed: string): string | null {
  const regNo = normalizeRegNo(typed)
  return /^[0-9A-ZÅÄÖÆØÜ]{2,7}$/.test(regNo) ? regNo : null
}
