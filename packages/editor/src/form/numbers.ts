/** Formats a number in a language, without grouping, so that it can be edited. */
export function writeNumber(number: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(number)
}
