import type { ExampleName, RepresentativeExample } from "@forecourt/finance"
import { formatExactMoney } from "../money.ts"
import type { CalculatorTexts } from "./calculator.texts.ts"
import { formatRate } from "./format-rate.ts"

interface ExampleOf {
  readonly texts: CalculatorTexts
  readonly currency: string
  readonly locale: string
}

const NAMES = {
  effectiveRate: "effectiveRate",
  rate: "rate",
  rateKind: "rateKind",
  setUpFee: "startFee",
  invoiceFee: "invoiceFee",
  credit: "credit",
  months: "period",
  cashPrice: "cashPrice",
  deposit: "deposit",
  residual: "residual",
  monthly: "invoice",
  cost: "cost",
  total: "total",
} as const satisfies Readonly<Record<ExampleName, keyof CalculatorTexts>>

/** Lists the names of an example's items in the dictionary, in the order of the example. */
export function listExampleNames(example: RepresentativeExample) {
  return (Object.keys(example) as ExampleName[]).map((name) => NAMES[name])
}

/** Lists the items of an example as names and formatted values, in the order that the law of the market requires. */
export function listExampleLines(
  example: RepresentativeExample,
  { texts, currency, locale }: ExampleOf,
): readonly (readonly [name: string, value: string])[] {
  return (Object.keys(example) as ExampleName[]).map((name) => [texts[NAMES[name]], format(name)])

  function format(name: ExampleName): string {
    switch (name) {
      case "effectiveRate":
      case "rate":
        return formatRate(example[name], locale)
      case "rateKind":
        return example.rateKind === "fixed" ? texts.rateFixed : texts.rateVariable
      case "months":
        // The module is also used on the server, where the functions of the UI kit cannot be called.
        return texts.months.replace("{count}", String(example.months))
      default:
        return formatExactMoney(example[name], currency, locale)
    }
  }
}
