const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount with its cents, if it has any: `55 kr`, `4,50 €`. */
export function formatExactMoney(amount: number, currency: string, locale: string): string {
  if (Number.isInteger(amount)) return formatMoney(amount, currency, locale)
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount)
}

/** Formats an amount without cents: `289 900 kr`, `£18,450`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 })
  formats.set(key, format)
  return format.format(amount)
}
