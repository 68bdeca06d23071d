/** A number as the language writes it, digits not in groups, so that it can be typed on. */
export function writeNumber(number: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(number)
}
