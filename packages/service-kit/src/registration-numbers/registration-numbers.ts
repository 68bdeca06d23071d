/** A registration number as it is stored: people write it with spaces, hyphens and small letters. */
export function tidyRegNo(regNo: string): string {
  return regNo.replaceAll(/[\s-]/g, "").toUpperCase()
}

/** A registration number, tidied; `null` for what is none. */
export function readRegNo(typed: string): string | null {
  const regNo = tidyRegNo(typed)
  return /^[0-9A-ZÅÄÖÆØÜ]{2,7}$/.test(regNo) ? regNo : null
}
