import { expect, test } from "vitest"
import { createStorySite } from "../../test/story.tsx"
import { type Amounts, formatReduction } from "./reduction.ts"

const site = createStorySite()
const format = (amounts: Omit<Amounts, "currency">) => {
  const reduction = formatReduction({ ...amounts, currency: "SEK" }, site)
  return reduction && Object.values(reduction).map((text) => text?.replaceAll(/[^\d]/g, "") ?? null)
}

test.each<[string, Omit<Amounts, "currency">, readonly (string | null)[] | null]>([
  [
    "the lowest price of the thirty days before",
    { amount: 90, regularAmount: 120, lowest: 100 },
    ["120", "10", "30100"],
  ],
  ["the former price when the lowest price is unknown", { amount: 90, regularAmount: 120 }, ["120", "30", null]],
  [
    "the former price when the lowest price is higher",
    { amount: 90, regularAmount: 120, lowest: 150 },
    ["120", "30", "30150"],
  ],
  ["nothing for a price without a campaign", { amount: 90 }, null],
  ["nothing for a price that is not lower", { amount: 120, regularAmount: 120 }, null],
  ["nothing for a price that was lower before", { amount: 90, regularAmount: 120, lowest: 90 }, null],
])("a saving is calculated from %s", (_, amounts, texts) => {
  expect(format(amounts)).toEqual(texts)
})
