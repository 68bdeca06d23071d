/** Formats an amount in pounds. The pence are omitted if they are zero, as in `£1,900` but not in `£312.32`. */
export function formatPounds(pounds: number, locale: string): string {
  const digits = Number.isInteger(pounds) ? 0 : 2
  const form = {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(locale, form).format(pounds)
}

/** Formats the annual percentage rate of charge. The lender rounds it to one decimal. */
export function formatApr(apr: number): string {
  return `${apr.toFixed(1)}% APR`
}
