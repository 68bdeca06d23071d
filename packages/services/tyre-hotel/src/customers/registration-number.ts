/** A registration number as it is stored: people write it with spaces and in small letters. Spec 3 §5.4. */
export function tidyRegNo(regNo: string): string {
  return regNo.replaceAll(/[\s-]/g, "").toUpperCase()
}

/** `null` for what is no registration number. */
export function readRegNo(typed: string): string | null {
  const regNo = tidyRegNo(typed)
  return /^[0-9A-ZÅÄÖÆØÜ]{2,7}$/.test(regNo) ? regNo : null
}
