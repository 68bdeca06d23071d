import { hasDomain } from "@forecourt/contracts/email"
import type { SellCarValues } from "@forecourt/contracts/forms"
import { parsePartialSellCarValues, parseSellCarValues } from "@forecourt/contracts/forms/form-submission"
import { listRefused, readFormNumber, readLine, readLines, readPhone } from "./form.rules.ts"
import type { FormOptions, FormRules } from "./form.types.ts"

/** The values entered by the owner of a car. Spec 3 §2.2. */
export type SellCarWritten = Omit<SellCarValues, "source" | "selected"> & {
  readonly selected: SellCarValues["selected"] | ""
}

export interface SellCarTopic {
  readonly source: string
}

/** The two choices of the owner: selling the car or trading it in. */
export const SELL_CAR_CHOICES = ["sell", "trade-in"] as const

/** Creates the rules that read and validate an offer to sell or trade in a car. Spec 3 §2.2, §5.2. */
export function createSellCarRules(
  { source }: SellCarTopic,
  { language }: Pick<FormOptions, "language">,
): FormRules<SellCarWritten> {
  return {
    read: (form) => ({
      regno: readLine(form, "regno"),
      milage: readFormNumber(form, "milage", language),
      customerName: readLine(form, "customerName"),
      customerPhone: readPhone(form, "customerPhone"),
      customerEmail: readLine(form, "customerEmail"),
      selected: SELL_CAR_CHOICES.find((item) => item === form.get("selected")) ?? "",
      other: readLines(form, "other"),
    }),
    wrongFields(values) {
      const refused = listRefused(values, parsePartialSellCarValues)
      return refused.includes("customerEmail") || hasDomain(values.customerEmail)
        ? refused
        : [...refused, "customerEmail"]
    },
    createSubmission: (written, formSubmissionId) => {
      const values = parseSellCarValues({ ...written, source })
      return values && { formName: "sell-car", formSubmissionId, values }
    },
    getEmail: ({ customerEmail }) => customerEmail,
  }
}

export function readSellCarTopic({ source }: Readonly<Record<string, unknown>>): SellCarTopic | null {
  return typeof source === "string" ? { source } : null
}
