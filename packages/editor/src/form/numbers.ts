/** Formats a number for editing, without thousands separators. */
export function writeNumber(number: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(number)
}
