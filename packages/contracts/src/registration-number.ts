/** The characters between those of a plate, on the metal or by habit: spaces, hyphens and dashes. */
const BETWEEN = /[\s\p{Pd}]/gu

/** Returns a registration number as registers have it: no spaces or hyphens, capital letters. Nothing else is changed. */
export function normalizeRegNo(typed: string): string {
  return typed.replace(BETWEEN, "").toUpperCase()
}

/** Reads a registration number as registers have it; `null` for a text that is not one. */
export function readRegNo(typed: string): string | null {
  const regNo = normalizeRegNo(typed)
  return /^[0-9A-ZÅÄÖÆØÜ]{2,7}$/.test(regNo) ? regNo : null
}
