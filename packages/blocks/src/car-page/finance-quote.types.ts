/** Finance quotes of the United Kingdom, side by side on equal assumptions. Spec 2 §3, UK finance quote. */
export interface FinanceQuoteView {
  readonly state: "shown" | "loading" | "failed"
  readonly products: readonly FinanceProduct[]
  /** Lines of the table, each with a value for every product, or nothing where it has none. */
  readonly lines: readonly {
    readonly name: string
    readonly values: readonly (string | null)[]
    readonly isMain?: boolean
  }[]
  readonly example: string
  readonly legal: string
}

export interface FinanceProduct {
  readonly name: string
  readonly explanation: string
  readonly applyHref: string
}
