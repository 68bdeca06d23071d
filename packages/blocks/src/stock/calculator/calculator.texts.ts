import type { SiteContext } from "@forecourt/renderer"

export type CalculatorTexts = Readonly<
  Record<(typeof NAMES)[number] | "perMonth" | "inclVat" | "increase" | "decrease" | "noNumber", string>
>

const NAMES = [
  "loan",
  "private",
  "company",
  "deposit",
  "period",
  "residual",
  "mileage",
  "firstFee",
  "months",
  "percent",
  "monthly",
  "rate",
  "effectiveRate",
  "credit",
  "total",
  "startFee",
  "invoiceFee",
  "exVat",
  "example",
  "warning",
  "note",
  "campaign",
] as const

export function createCalculatorTexts({ text }: Pick<SiteContext, "text">): CalculatorTexts {
  const texts = NAMES.map((name) => [name, text(`calculator.${name}`)])
  return Object.fromEntries([
    ...texts,
    ["perMonth", text("carPage.price.perMonth")],
    ["inclVat", text("carPage.price.vatIn")],
    ["increase", text("numberField.increase")],
    ["decrease", text("numberField.decrease")],
    ["noNumber", text("field.number")],
  ])
}
