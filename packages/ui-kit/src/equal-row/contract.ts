import type { Contract } from "../contract/contract.types.ts"

export const contract: Contract = {
  what: "Cards in 3 or 4 columns whose headings, texts and links are aligned with each other, without a script",
  pattern: "List",
  keys: [["Tab", "moves through the links, card by card"]],
  budgetKib: 0.7,
}
