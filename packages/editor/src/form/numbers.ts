/** The number that was written, with a comma or a point, and blanks between thousands; `null` when it is none. */
export function readNumber(written: string): number | null {
  const bare = written.replaceAll(/\s/g, "").replace("−", "-").replace(",", ".")
  return /^[+-]?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null
}

/** A number as the language writes it, digits not in groups, so that it can be typed on. */
export function writeNumber(number: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }).format(number)
}
