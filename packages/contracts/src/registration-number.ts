const BETWEEN = /[\s\p{Pd}]/gu

/**
 * Normalises a registration number: spaces and hyphens are removed, letters are converted to upper case, and all other
 * characters are kept.
 */
export function normalizeRegNo(typed: string): string {
  return typed.replace(BETWEEN, "").toUpperCase()
}

/** Normalises and validates a registration number. Returns `null` if the number is invalid. */
export function readRegNo(typed: string): string | null {
  const regNo = normalizeRegNo(typed)
  return /^[0-9A-ZÅÄÖÆØÜ]{2,7}$/.test(regNo) ? regNo : null
}
