/** Formats an interest rate with two decimals, as required by law: `5,95 %`. */
export function formatRate(percent: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(locale, { style: "percent", ...digits }).format(percent / 100)
}
