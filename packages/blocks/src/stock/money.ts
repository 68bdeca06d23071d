const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount without cents: `289 900 kr`, `£18,450`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 })
  formats.set(key, format)
  return format.format(amount)
}
